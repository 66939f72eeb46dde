/** Strings of the interface: by language, then by part of the interface, then by key. */
export type Resources = Record<string, Record<string, Record<string, string>>>;

type Values = Record<string, string | number>;

const rules = new Map<string, Intl.PluralRules>();

/**
 * Looks a string up and fills its {{placeholders}}. `values.count` picks the plural form: `pages_few` for `pages`. What
 * is in no language's strings is answered with its key, so that a page never breaks for a word.
 */
export function translate(
  resources: Resources,
  locale: string,
  namespace: string,
  key: string,
  values: Values = {},
): string {
  const strings = resources[locale]?.[namespace] ?? {};
  const { count } = values;
  const plural = typeof count === "number" ? strings[`${key}_${rulesOf(locale).select(count)}`] : undefined;
  const text = plural ?? strings[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
