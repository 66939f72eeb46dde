import GithubSlugger from "github-slugger";
import type { Element, ElementContent, Root } from "hast";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { mdxJsx } from "micromark-extension-mdx-jsx";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { createHighlighter, type Highlighter } from "shiki";
import { type Processor, unified } from "unified";

/** Text, or a tag with its attributes and what is inside. */
export type BareTree = string | [string, Record<string, string>, ...BareTree[]];

const theme = "github-light";
const langs = ["bash", "powershell", "python", "json"];
const passThrough = ["mdxJsxFlowElement", "mdxJsxTextElement"] as const;
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(jsxSyntax)
  .use(remarkRehype, { passThrough: [...passThrough] });
let highlighter: Promise<Highlighter> | null = null;

/** Markdown with components, to a tree that is plain data; code is coloured. */
export async function compileBody(body: string): Promise<BareTree[]> {
  const shiki = await (highlighter ??= createHighlighter({ themes: [theme], langs }));
  const root = await processor.run(processor.parse(body));
  const slugger = new GithubSlugger();
  return root.children.flatMap((node) => treeOf(node as ElementContent, slugger, shiki));
}

function treeOf(node: ElementContent | MdxJsxFlowElementHast, slugger: GithubSlugger, shiki: Highlighter): BareTree[] {
  const inside = (children: Root["children"]) =>
    children.flatMap((child) => treeOf(child as ElementContent, slugger, shiki));
  if (node.type === "text") return [node.value];
  if (node.type === "mdxJsxFlowElement") {
    const given = node.attributes.filter(
      (attribute): attribute is MdxJsxAttribute => attribute.type === "mdxJsxAttribute",
    );
    const label = given.find(({ name }) => name === "title" || name === "label")?.value;
    const heading: BareTree[] = typeof label === "string" ? [["strong", {}, label]] : [];
    return [["section", { className: (node.name ?? "").toLowerCase() }, ...heading, ...inside(node.children)]];
  }
  if (node.type !== "element") return [];
  const code = node.tagName === "pre" ? node.children[0] : undefined;
  const language = code?.type === "element" ? languageOf(code) : undefined;
  // Shiki answers with a `pre` of its own, whose `code` names no language.
  if (code && language) return inside(shiki.codeToHast(textOf(code).trimEnd(), { lang: language, theme }).children);
  const id: Record<string, string> = /^h[2-4]$/.test(node.tagName) ? { id: slugger.slug(textOf(node)) } : {};
  return [[node.tagName, { ...attributesOf(node), ...id }, ...inside(node.children)]];
}

function languageOf({ properties: { className } }: Element): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith("language-"))?.replace("language-", "");
}

function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => textOf(child)).join("") : "";
}

/** Attributes as React takes them; Shiki's colours are styles, which it wants as an object: they become a colour alone. */
function attributesOf({ properties }: Element): Record<string, string> {
  const { href, style, className, class: plainClass } = properties;
  const colour = /color:(#\w+)/i.exec(typeof style === "string" ? style : "")?.[1];
  const names = className ?? plainClass;
  return {
    ...(typeof href === "string" ? { href } : {}),
    ...(colour ? { "data-colour": colour } : {}),
    ...(names ? { className: String(Array.isArray(names) ? names.join(" ") : names) } : {}),
  };
}

/** Components as JSX, without expressions. */
function jsxSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
  (data.micromarkExtensions ??= []).push(mdxJsx());
  (data.fromMarkdownExtensions ??= []).push(mdxJsxFromMarkdown());
}
