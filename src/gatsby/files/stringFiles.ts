import fs from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { localeKeys } from "../../site/locales";

type Answer = { allLocale: { nodes: { language: string; ns: string; data: string }[] } };

/** The folder in which webpack finds the strings, as `site-strings`. */
export const stringsFolder = path.join(process.cwd(), ".cache", "strings");

/**
 * Writes the strings of the interface for webpack: for the browser each language as a file, of which it loads the
 * reader's once, and for the HTML renderer all of them. They stood in the data of every page before, a fifth of it.
 */
export async function writeStrings({ graphql }: CreatePagesArgs): Promise<void> {
  const { data } = await graphql<Answer>(`
    query StringsOfTheInterface {
      allLocale(filter: { ns: { nin: ["errors", "releases"] } }, sort: { ns: ASC }) {
        nodes {
          language
          ns
          data
        }
      }
    }
  `);
  if (!data) throw new Error("The query StringsOfTheInterface got no answer; run it in GraphiQL to see why");
  const all = Object.fromEntries(
    localeKeys.map((locale) => {
      const own = data.allLocale.nodes.filter(({ language }) => language === locale);
      return [locale, Object.fromEntries(own.map((node) => [node.ns, JSON.parse(node.data) as object]))];
    }),
  );
  await fs.mkdir(path.join(stringsFolder, "each"), { recursive: true });
  await writeChanged("all.json", all);
  for (const locale of localeKeys) await writeChanged(`each/${locale}.json`, all[locale]);
}

/** Leaves a file alone that says the same already: webpack would bundle it anew. */
async function writeChanged(name: string, strings: object | undefined): Promise<void> {
  const file = path.join(stringsFolder, name);
  const text = JSON.stringify(strings);
  if ((await fs.readFile(file, "utf8").catch(() => null)) !== text) await fs.writeFile(file, text);
}
