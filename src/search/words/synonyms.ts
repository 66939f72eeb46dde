import { splitWords } from "./splitWords";
import { stems } from "./stem";
import groups from "./synonymGroups.json";

/** Stems that mean much the same as a stem, from the groups of both languages; names of two words are left whole. */
let table: Map<string, Set<string>> | null = null;

/** Other stems for what a word means; empty when the data file does not know the word. */
export function synonymsOf(word: string): string[] {
  table ??= makeTable();
  const own = stems(word);
  return [...new Set(own.flatMap((stem) => [...(table?.get(stem) ?? [])]))].filter((stem) => !own.includes(stem));
}

function makeTable(): Map<string, Set<string>> {
  const made = new Map<string, Set<string>>();
  for (const group of [...groups.en, ...groups.ru]) {
    // «sign in» is found by its first word: the others are too common to stand for anything.
    const stemsOfGroup = group.flatMap((name) => stems(splitWords(name)[0] ?? name));
    for (const stem of stemsOfGroup) {
      const others = made.get(stem) ?? new Set<string>();
      for (const other of stemsOfGroup) if (other !== stem) others.add(other);
      made.set(stem, others);
    }
  }
  return made;
}
