/** How a form is made of a word whose end fits: what the end loses, and what it gets. */
type Rule = { end: RegExp; strip: string; add: string };

/**
 * Makes words of the lines of a dictionary for Hunspell (https://github.com/hunspell/hunspell/blob/master/man/hunspell.5):
 * each word with the forms that suffixes make of it, by flags of one letter. Prefixes, and suffixes behind suffixes, are
 * left out. Libraries that read such files can only be waited for, or make all forms of all words at once.
 * @param affixes the file with the rules @param longest how many letters a form may have
 */
export function hunspellForms(affixes: string, longest = Infinity): (line: string) => string[] {
  const rules = new Map<string, Rule[]>();
  for (const line of affixes.split(/\r?\n/)) {
    const [, flag, strip = "", add = "", end = ""] = /^SFX\s+(\S)\s+(\S+)\s+([^\s/]+)\S*\s+(\S+)/.exec(line) ?? [];
    if (flag === undefined) continue;
    const [lost, got] = [strip, add].map((letters) => (letters === "0" ? "" : letters));
    rules.set(flag, [...(rules.get(flag) ?? []), { end: new RegExp(`${end}$`, "u"), strip: lost!, add: got! }]);
  }
  return (line) => {
    const [word = "", flags = ""] = line.split(/\s/, 1)[0]!.split("/");
    const forms = [word];
    for (const flag of flags)
      for (const { end, strip, add } of rules.get(flag) ?? []) {
        // A dictionary has millions of forms: what is found out soonest comes first.
        const isFitting = word.length - strip.length + add.length <= longest && word.endsWith(strip) && end.test(word);
        if (isFitting) forms.push(word.slice(0, word.length - strip.length) + add);
      }
    return forms;
  };
}
