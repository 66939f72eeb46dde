import type { ContentTree } from "../../types/contentTree";
import type { TableOfContentsEntry } from "../../types/docs";
import type { Finding } from "../finding";
import { tableOfContents } from "../tableOfContents";
import { checkComponents } from "./checkComponents";
import type { CompileContext } from "./compileContext";
import { fillCards } from "./fillCards";
import { anchorHeadings, type DocHeading } from "./headings";
import { highlightCodeBlocks } from "./highlightCodeBlocks";
import { labelTables } from "./labelTables";
import { inlineReferences } from "./inlineReferences";
import { measureImages } from "./measureImages";
import { outline, type OutlineEntry } from "./outline";
import { parseBody } from "./parseBody";
import { refuseCode } from "./refuseCode";
import { type DocLinkTarget, resolveLinks } from "./resolveLinks";
import { type SearchSection, searchSections } from "./searchSections";
import { substituteFacts } from "./substituteFacts";
import { toTree } from "./toTree";
import { typesetRussian } from "./typography";

/** A document, ready to be drawn, checked and searched. */
export type CompiledDoc = {
  tree: ContentTree;
  headings: DocHeading[];
  tableOfContents: TableOfContentsEntry[];
  searchSections: SearchSection[];
  links: DocLinkTarget[];
  outline: OutlineEntry[];
  findings: Finding[];
};

/**
 * Compiles the body of a doc. Mistakes become findings, never exceptions; the tree of a doc with errors is
 * as complete as it can be, so that all of its findings come in one run.
 */
export async function compileBody(context: CompileContext): Promise<CompiledDoc> {
  const { doc } = context;
  const { root, findings } = parseBody(doc.body, doc.bodyLine, doc.sourcePath);
  context.findings.push(...findings);
  const compiled: CompiledDoc = {
    tree: [],
    headings: [],
    tableOfContents: [],
    searchSections: [],
    links: [],
    outline: [],
    findings: context.findings,
  };
  if (!root) return compiled;

  compiled.outline = outline(root);
  refuseCode(root, context);
  checkComponents(root, context);
  inlineReferences(root);
  substituteFacts(root, context);
  compiled.headings = anchorHeadings(root, context);
  compiled.tableOfContents = tableOfContents(compiled.headings);
  compiled.searchSections = searchSections(root, compiled.headings);
  compiled.links = resolveLinks(root, context);
  fillCards(root, context);
  measureImages(root, context);
  if (doc.locale === "ru") typesetRussian(root);
  labelTables(root, doc.title);
  await highlightCodeBlocks(root, context);
  compiled.tree = toTree(root);
  return compiled;
}
