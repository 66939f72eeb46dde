import fs from "node:fs";
import path from "node:path";
import { withSlashes } from "../../../docs/read/filePath";
import { readDocFile } from "./readDocFile";
import { projectRoot } from "../sites/copyProject";

/** A document as its author wrote it, and the address at which readers expect it. */
export type ContentPage = {
  locale: "en" | "ru";
  path: string;
  title: string;
  description: string;
  /** Shorter name in the sidebar. */
  label?: string;
  /** Place among its neighbours in the sidebar. */
  position?: number;
  hideSidebar?: boolean;
  /** Other addresses, as they stand in the front matter: without the language. */
  aliases: string[];
  body: string;
};

/** The docs of the real site, and those of the garden, on which the tests of the site's mechanics stand. */
const folders = {
  content: path.join(projectRoot, "content"),
  garden: path.join(projectRoot, "src", "tests", "fixtures", "garden", "content"),
};

/** Every document of a language, in the order of its addresses. */
export function contentPages(locale: "en" | "ru", site: keyof typeof folders = "content"): ContentPage[] {
  const folder = path.join(folders[site], locale);
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  return files
    .map((file) => {
      const { frontMatter, body } = readDocFile(path.join(folder, file));
      const { title = "", description = "", aliases = [], label, position, hideSidebar } = frontMatter;
      const slug = withSlashes(file).replace(/(^|\/)index\.mdx$|\.mdx$/, "");
      const address = `${locale === "en" ? "" : `/${locale}`}/${slug}/`;
      return { locale, path: address, title, description, label, position, hideSidebar, aliases, body };
    })
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}
