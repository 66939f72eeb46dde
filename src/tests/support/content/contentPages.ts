import fs from "node:fs";
import path from "node:path";
import matter from "gray-matter";

/** A document as its author wrote it, and the address at which readers expect it. */
export type ContentPage = { locale: "en" | "ru"; path: string; title: string; description: string };

const contentFolder = path.join(__dirname, "..", "..", "..", "..", "content");

/** Every document of a language under `content/`, in the order of its addresses. */
export function contentPages(locale: "en" | "ru"): ContentPage[] {
  const folder = path.join(contentFolder, locale);
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  return files
    .map((file) => {
      const data = matter(fs.readFileSync(path.join(folder, file), "utf8")).data as ContentPage;
      const slug = file.replaceAll(path.sep, "/").replace(/(^|\/)index\.mdx$|\.mdx$/, "");
      const address = `${locale === "en" ? "" : `/${locale}`}/${slug}/`;
      return { locale, path: address, title: data.title, description: data.description };
    })
    .sort((a, b) => a.path.localeCompare(b.path, "en"));
}
