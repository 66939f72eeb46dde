import fs from "node:fs";
import path from "node:path";
import type { Locale } from "../../../site/locales";
import { readDocFile } from "../../support/content/readDocFile";
import { type TextChain, textChain } from "../textChain";

/** What made-up docs of a language are made from. */
export type ProseSample = { chain: TextChain; sentenceStarts: string[]; titles: string[]; headings: string[] };

/** Words without marks that Markdown, MDX or typography would take for something else. */
const plainWord: Record<Locale, RegExp> = {
  en: /^(?:\p{Script=Latin}[\p{Script=Latin}’'-]*|\d{1,3})[.,:;!?]?$/u,
  // Latin words only as names: a run of small ones would be English in a Russian doc.
  ru: /^(?:\p{Script=Cyrillic}[\p{Script=Cyrillic}-]*|\p{Lu}[\p{Script=Latin}]*|\d{1,3}|—)[.,:;!?]?$/u,
};
const sentenceStart = /^\p{Lu}\p{L}+ \p{Ll}/u;

/** Learns the prose of the docs of a language below a project's `content/`: paragraphs, titles and headings. */
export function proseSample(root: string, locale: Locale): ProseSample {
  const folder = path.join(root, "content", locale);
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".mdx"));
  const docs = files.sort().map((file) => readDocFile(path.join(folder, file)));
  return sampleOf(
    docs.map(({ frontMatter, body }) => ({ title: String(frontMatter.title), body })),
    locale,
  );
}

/** Learns from docs that are given as title and Markdown. */
export function sampleOf(docs: { title: string; body: string }[], locale: Locale): ProseSample {
  const words = (text: string) => text.split(/\s+/).filter((word) => plainWord[locale].test(word));
  const isPlain = (text: string) => words(text).join(" ") === text;
  const blocks = docs.flatMap(({ body }) => body.replace(/^```[\s\S]*?^```/gm, "").split(/\n\s*\n/));
  const paragraphs = blocks.filter((block) => /^\p{L}/u.test(block)).map(withoutMarks);
  const chain = textChain(paragraphs.map((text) => words(text).join(" ")));
  return {
    chain,
    sentenceStarts: [...chain.keys()].filter((pair) => sentenceStart.test(pair)),
    titles: docs.map(({ title }) => title).filter(isPlain),
    headings: blocks.flatMap((block) => /^##+ (.+)$/.exec(block)?.[1] ?? []).filter(isPlain),
  };
}

/** A paragraph with the labels of its links, without inline code, keys and paths. */
function withoutMarks(paragraph: string): string {
  return paragraph
    .replace(/`[^`]*`|<(\w+)>[^<]*<\/\1>|<[^>]*>/g, " ")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_«»"“”()]/g, "");
}
