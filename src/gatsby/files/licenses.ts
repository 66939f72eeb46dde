import fs from "node:fs";
import path from "node:path";
import { writePublic } from "./publicFiles";

/** Packages that reach readers on other ways than webpack's: Gatsby's runtime is copied, icons are drawn into pages. */
const copied = ["gatsby", "lucide"];

/** Terms that ask for no more than to be named. */
const permissive: unknown[] = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD"];

/** Writes `/licenses.txt`. @param sources paths of the files that the site's scripts and styles were made of */
export async function writeLicenses(sources: ReadonlySet<string>): Promise<void> {
  const folders = copied.map((name) => path.resolve("node_modules", name));
  await writePublic("/licenses.txt", licensesFile([...folders, ...packageFolders(sources)]));
}

/** The folders of the packages that files belong to. Our own code belongs to none. */
export function packageFolders(sources: Iterable<string>): string[] {
  const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
  return [...new Set([...sources].flatMap((file) => folder.exec(file)?.[0] ?? []))];
}

/**
 * Whose code the site sends to readers, and under which terms: the packages by their names, each with its licence.
 * @param folders of packages @throws Error that names those whose terms ask for more than to be named
 */
export function licensesFile(folders: string[]): string {
  const packages = [...new Set(folders)].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
  const refused = packages.filter(({ license }) => !permissive.includes(license));
  if (refused.length > 0)
    throw new Error(
      `Readers would get code of ${refused.map(({ name, license }) => `${name} (${license ?? "no licence"})`).join(", ")}: ` +
        "use another package, or add the licence to src/gatsby/files/licenses.ts when its terms are met.",
    );
  const parts = packages.map(
    ({ name, version, license, text }) => `${name} ${version}\nLicence: ${license}\n\n${text}`,
  );
  return `This site contains the following software.\n\n${parts.join(`\n\n${"-".repeat(72)}\n\n`)}\n`;
}

/** `text` is empty where a package brings no file with its licence. */
function readPackage(folder: string): { name: string; version: string; license: string | undefined; text: string } {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = fs.readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file ? fs.readFileSync(path.join(folder, file), "utf8").trim() : "";
  return { name, version, license, text };
}
