import type { Root } from "mdast";
import type { TableOfContentsEntry } from "../../../types/docs";
import { isReleaseNote } from "../../read/releases/releaseNote";
import type { CompileContext } from "../compileContext";
import { together, walk } from "../walk";
import { type CodeSample, codeSamples } from "./codeSamples";
import { type CollectedDiagram, diagramsOf } from "./diagrams";
import { anchorHeadings, type DocHeading } from "./headings";
import { type LinkLabel, linkLabels } from "./linkLabels";
import { frontMatterProse, type ProseBlock, proseBlocks } from "./proseBlocks";
import { anchorRows, type Linkable, linkablesOf } from "./rows";
import { type SearchSection, searchSections } from "./searchSections";
import { tableOfContents } from "./tableOfContents";

/** What others want to know of a doc: its table of contents, search, and the rules that read it. */
export type Collected = {
  headings: DocHeading[];
  /** Anchors of rows of reference tables and of endpoints. */
  rows: string[];
  tableOfContents: TableOfContentsEntry[];
  searchSections: SearchSection[];
  prose: ProseBlock[];
  labels: LinkLabel[];
  samples: CodeSample[];
  diagrams: CollectedDiagram[];
};

/** Reads a doc as readers will see it, so after everything is filled in. It gives headings and rows their anchors on the way. */
export function collect(root: Root, context: CompileContext): Collected {
  const headings: DocHeading[] = [];
  const prose = frontMatterProse(context.doc);
  const labels: LinkLabel[] = [];
  const samples: CodeSample[] = [];
  const diagrams: CollectedDiagram[] = [];
  const linkables: Linkable[] = [];
  walk(
    root,
    together(
      anchorHeadings(context, headings),
      proseBlocks(prose),
      linkLabels(labels),
      codeSamples(samples),
      diagramsOf(diagrams),
      linkablesOf(linkables),
    ),
  );
  return {
    headings,
    rows: isReleaseNote(context.doc) ? [] : anchorRows(linkables, headings),
    tableOfContents: tableOfContents(headings),
    searchSections: searchSections(root, headings, context.doc),
    prose,
    labels,
    samples,
    diagrams,
  };
}
