import fs from "node:fs";
import path from "node:path";
import { withSlashes } from "../../../docs/read/filePath";
import { localeOfPath } from "../../../i18n/localePath";
import type { Locale } from "../../../site/locales";

/** A doc as it was built. `size` counts characters of its HTML; `linked` are its sidebar's docs, the nearest first. */
export type BuiltDoc = { path: string; locale: Locale; title: string; size: number; linked: string[] };

/** Docs of a language to look at. `neighbour` is a doc that leads to `short` and back, `nextToLong` likewise. */
export type ChosenDocs = { short: BuiltDoc; neighbour: BuiltDoc; long: BuiltDoc; nextToLong: BuiltDoc };

/** Every doc of a built site without a path prefix, in the order of addresses. @param folder `public/` of the site */
export function builtDocs(folder: string): BuiltDoc[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .flatMap((file) => readDoc(fs.readFileSync(path.join(folder, file), "utf8"), file))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The longest doc of a language by its HTML, and the shortest one that is no overview of others, each with a doc from
 * which a reader comes by the sidebar. Docs are found by these traits, so that any site will do.
 * @throws when the language has no such docs
 */
export function chooseDocs(docs: BuiltDoc[], locale: Locale): ChosenDocs {
  const own = docs.filter((doc) => doc.locale === locale).sort((a, b) => a.size - b.size);
  const isOverview = (doc: BuiltDoc) => own.some((other) => other !== doc && other.path.startsWith(doc.path));
  const candidates = own.filter((doc) => !isOverview(doc) && neighbourOf(doc, own));
  const [short, long] = [candidates[0], candidates.at(-1)];
  const [neighbour, nextToLong] = [short, long].map((doc) => doc && neighbourOf(doc, own));
  if (!short || !long || !neighbour || !nextToLong)
    throw new Error(`The site has no two docs in "${locale}" that lead to each other in the sidebar.`);
  return { short, neighbour, long, nextToLong };
}

/** The nearest doc of a doc's sidebar that leads back to it, and has another title: so it is seen when it has come. */
function neighbourOf(doc: BuiltDoc, docs: BuiltDoc[]): BuiltDoc | undefined {
  return doc.linked
    .map((address) => docs.find((other) => other.path === address))
    .find((other) => other?.linked.includes(doc.path) && other.title !== doc.title);
}

/** A doc of a file, or none when the file is another kind of page. @param file from the site's folder */
function readDoc(html: string, file: string): BuiltDoc[] {
  if (!html.includes(" data-article=")) return [];
  const address = `/${withSlashes(file).replace(/index\.html$/, "")}`;
  const title = (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "").replace(/(<[^>]*>|&[^;]+;|\s)+/g, " ").trim();
  const sidebar = /<aside[^>]*><nav[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const rows = [...sidebar.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
  const here = rows.indexOf(address);
  const distance = (href: string) => Math.abs(rows.indexOf(href) - here);
  const linked = rows.filter((href) => href !== address).sort((a, b) => distance(a) - distance(b));
  return [{ path: address, locale: localeOfPath(address), title, size: html.length, linked }];
}
