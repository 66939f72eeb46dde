import fs from "node:fs";
import path from "node:path";
import type { Locale } from "../../../site/locales";
import { copyProject, projectRoot, sharePackages } from "../../support/sites/copyProject";
import { docPlaces } from "./docPlaces";
import { generatedContent } from "./generatedContent";
import type { ProseSample } from "./proseSample";

/** Writes generated content into a folder's `content/`. */
export function writeContent(folder: string, samples: Record<Locale, ProseSample>, count: number): void {
  for (const [file, text] of generatedContent(samples, count)) {
    const target = path.join(folder, "content", file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** Makes a site of our code around the content of another folder. */
export function makeOurSite(folder: string, contentOf: string, count: number): void {
  copyProject(folder, path.join(contentOf, "content"));
  const home = path.join(folder, "src", "site", "home.ts");
  fs.writeFileSync(home, homeOf(fs.readFileSync(home, "utf8"), count));
}

/** The home page's list of docs, with docs that exist in the place of ours; of a heading nothing but its doc is left. */
export function homeOf(source: string, count: number): string {
  const docs = docPlaces(count).filter(({ slug, isIndex }) => slug.includes("/") && !isIndex);
  const replaced = new Map<string, string>();
  return source.replace(/"(\/[^"#]*\/)(?:#[^"]*)?"/g, (_, address: string) => {
    const slug = replaced.get(address) ?? docs[(replaced.size * 5) % docs.length]?.slug ?? "";
    replaced.set(address, slug);
    return `"/${slug}/"`;
  });
}

/** Makes the bare Gatsby site around the content of another folder. */
export function makeBareSite(folder: string, contentOf: string): void {
  fs.cpSync(path.join(projectRoot, "src", "tests", "benchmarks", "build", "bareSite"), folder, { recursive: true });
  // Under its own ending the repository's build would take the queries of a file for queries of ours.
  for (const file of ["templates/DocTemplate", "useSidebarDocs"]) {
    const named = path.join(folder, "src", file);
    fs.renameSync(`${named}.txt`, `${named}.tsx`);
  }
  fs.cpSync(path.join(contentOf, "content"), path.join(folder, "content"), { recursive: true });
  sharePackages(folder);
}

/** Adds a sentence to the first paragraph of an English doc in the middle of the site. @returns the file */
export function editOneDoc(folder: string, count: number): string {
  const places = docPlaces(count);
  const { slug } = places.slice(Math.floor(count / 2)).find(({ isIndex }) => !isIndex) ?? {};
  const file = path.join(folder, "content", "en", `${slug}.mdx`);
  const source = fs.readFileSync(file, "utf8");
  fs.writeFileSync(file, source.replace(/^(---\n[\s\S]*?\n---\n\n[^\n]+)/, "$1 This sentence was added later."));
  return file;
}
