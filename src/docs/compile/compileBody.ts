import type { Root } from "mdast";
import type { ContentTree } from "../../types/contentTree";
import type { TableOfContentsEntry } from "../../types/docs";
import type { DocRecord } from "../read/docRecord";
import type { Finding } from "../finding";
import { tableOfContents } from "./collect/tableOfContents";
import { checkComponents } from "./refuse/checkComponents";
import { checkTables } from "./refuse/checkTables";
import type { CompileContext } from "./compileContext";
import { type CodeSample, codeSamples } from "./collect/codeSamples";
import { drawDiagrams, readDiagrams } from "./fill/diagrams";
import { fillCards } from "./fill/fillCards";
import { anchorHeadings, type DocHeading } from "./collect/headings";
import { checkCodeLanguages, highlightCodeBlocks } from "./draw/highlightCodeBlocks";
import { labelTables } from "./draw/labelTables";
import { inlineReferences } from "./fill/inlineReferences";
import { fillReleaseNotes } from "./fill/fillReleaseNotes";
import { type LinkLabel, linkLabels } from "./collect/linkLabels";
import { measureImages } from "./fill/measureImages";
import { outline, type OutlineEntry } from "./collect/outline";
import { parseBody } from "./parse/parseBody";
import { type ProseBlock, proseBlocks } from "./collect/proseBlocks";
import { refuseCode } from "./refuse/refuseCode";
import { type DocLinkTarget, resolveLinks } from "./fill/resolveLinks";
import { type SearchSection, searchSections } from "./collect/searchSections";
import { substituteFacts } from "./fill/substituteFacts";
import { toTree } from "./draw/toTree";
import { typeset } from "./draw/typography";

/** A document, ready to be drawn, checked and searched. */
export type CompiledDoc = {
  /** The body as the site draws it; made when first asked for, because checks and search do without. */
  draw(): Promise<ContentTree>;
  headings: DocHeading[];
  tableOfContents: TableOfContentsEntry[];
  searchSections: SearchSection[];
  links: DocLinkTarget[];
  /** Where cards lead, those of whole sections too. */
  cards: string[];
  outline: OutlineEntry[];
  prose: ProseBlock[];
  labels: LinkLabel[];
  samples: CodeSample[];
  findings: Finding[];
};

/**
 * Compiles the body of a doc. Mistakes become findings, never exceptions; a doc with errors is compiled as far
 * as it can be, so that all of its findings come in one run.
 */
export function compileBody(context: CompileContext): CompiledDoc {
  const { doc } = context;
  const { root, findings } = parseBody(doc.body, doc.bodyLine, doc.sourcePath);
  context.findings.push(...findings);
  const compiled: CompiledDoc = {
    draw: () => Promise.resolve([]),
    headings: [],
    tableOfContents: [],
    searchSections: [],
    links: [],
    cards: [],
    outline: [],
    prose: [],
    labels: [],
    samples: [],
    findings: context.findings,
  };
  if (!root) return compiled;

  compiled.outline = outline(root);
  refuseCode(root, context);
  checkComponents(root, context);
  checkTables(root, context);
  inlineReferences(root);
  readDiagrams(root, context);
  fillReleaseNotes(root, context);
  compiled.prose = proseBlocks(root, doc);
  substituteFacts(root, context);
  compiled.labels = linkLabels(root);
  compiled.samples = codeSamples(root);
  compiled.headings = anchorHeadings(root, context);
  compiled.tableOfContents = tableOfContents(compiled.headings);
  compiled.searchSections = searchSections(root, compiled.headings);
  compiled.links = resolveLinks(root, context);
  compiled.cards = fillCards(root, context);
  measureImages(root, context);
  checkCodeLanguages(root, context);
  let tree: Promise<ContentTree> | null = null;
  compiled.draw = () => (tree ??= draw(root, doc));
  return compiled;
}

async function draw(root: Root, { locale, title }: DocRecord): Promise<ContentTree> {
  typeset(root, locale);
  await drawDiagrams(root);
  labelTables(root, title);
  await highlightCodeBlocks(root);
  return toTree(root);
}
