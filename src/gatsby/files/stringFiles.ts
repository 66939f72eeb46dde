import fs from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ownNamespaces } from "../../i18n/strings";
import { type Locale, localeKeys } from "../../site/locales";

type Node = { language: string; ns: string; data: string };
type Answer = { allLocale: { nodes: Node[] } };

/** The folder in which webpack finds the strings, as `site-strings`. */
export const stringsFolder = path.join(process.cwd(), ".cache", "strings");

/**
 * Writes the strings of the interface for webpack: for the browser each language as a file, of which it loads the
 * reader's once, and each part that is not on every page as a file that comes with its code; for the HTML renderer all of
 * them. They stood in the data of every page before, a fifth of it.
 */
export async function writeStrings({ graphql }: CreatePagesArgs): Promise<void> {
  const { data } = await graphql<Answer>(`
    query StringsOfTheInterface {
      allLocale(filter: { ns: { nin: ["errors", "releases", "screens"] } }, sort: { ns: ASC }) {
        nodes {
          language
          ns
          data
        }
      }
    }
  `);
  if (!data) throw new Error("The query StringsOfTheInterface got no answer; run it in GraphiQL to see why");
  const { nodes } = data.allLocale;
  for (const folder of ["each", "own"]) await fs.mkdir(path.join(stringsFolder, folder), { recursive: true });
  const all = byLocale(nodes, byNamespace);
  const shared = byLocale(
    nodes.filter(({ ns }) => !ownNamespaces.some((own) => own === ns)),
    byNamespace,
  );
  await writeChanged("all.json", all);
  for (const locale of localeKeys) await writeChanged(`each/${locale}.json`, shared[locale] ?? {});
  for (const own of ownNamespaces)
    await writeChanged(
      `own/${own}.json`,
      byLocale(nodes, (strings) => byNamespace(strings)[own]),
    );
}

function byLocale<Kept>(nodes: Node[], keep: (strings: Node[]) => Kept): Partial<Record<Locale, Kept>> {
  return Object.fromEntries(
    localeKeys.map((locale) => [locale, keep(nodes.filter(({ language }) => language === locale))]),
  );
}

function byNamespace(strings: Node[]): Record<string, object> {
  return Object.fromEntries(strings.map(({ ns, data }) => [ns, JSON.parse(data) as object]));
}

/** Leaves a file alone that says the same already: webpack would bundle it anew. */
async function writeChanged(name: string, strings: object): Promise<void> {
  const file = path.join(stringsFolder, name);
  const text = JSON.stringify(strings);
  if ((await fs.readFile(file, "utf8").catch(() => null)) !== text) await fs.writeFile(file, text);
}
