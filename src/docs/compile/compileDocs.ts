import { facts as siteFacts, type ProductFact } from "../../site/facts";
import { type InterfaceLabel, interfaceLabels, labelText } from "../../site/interfaceLabels";
import { defaultLocale, type Locale } from "../../site/locales";
import type { ContentTree } from "../../types/contentTree";
import { digest } from "../digest";
import type { DocLibrary } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
import type { DocRecord } from "../read/docRecord";
import { isReleaseNote, type ReleaseNote } from "../read/releases/releaseNote";
import { compileBody, type CompiledDoc } from "./compileBody";
import { areSame, type Asked, type Asks, type CardTarget, noting, type ShownNote } from "./remember/asks";
import { type Memory, processMemory, type Remembered } from "./remember/memory";

/** Compiles docs of a library, each at most once, and only where it or what it depends on has changed. */
export type DocCompiler = {
  compile(doc: DocRecord): Promise<CompiledDoc>;
  /** The drawn body of a doc and its digest. @throws when the compiler was made not to draw */
  draw(doc: DocRecord): Promise<{ digest: string; read(): ContentTree }>;
  /** The release notes that a language shows, newest first; they are always drawn. */
  releaseNotes(locale: Locale): Promise<ShownNote[]>;
  /** Paths of the files that were compiled anew. */
  compiledAnew(): string[];
};

export type CompilerOptions = {
  imageSize: Asks["imageSize"];
  /** Whether docs are drawn as they are compiled; the checks do without, which takes half of the time. */
  draws?: boolean;
  memory?: Memory;
  /** The product facts that docs may name; those of the site when nothing else is given. */
  facts?: Record<string, ProductFact>;
  /** The labels of the product's interface that docs may name; those of the site when nothing else is given. */
  labels?: Record<string, InterfaceLabel>;
};

/**
 * Makes a compiler for the docs and release notes of a library. It is made anew with the library; what it has compiled
 * outlives it in the memory.
 */
export function docCompiler(
  library: DocLibrary,
  { draws = true, memory = processMemory(), ...options }: CompilerOptions,
): DocCompiler {
  const entries = new Map<string, Promise<Remembered>>();
  const notes = new Map<Locale, Promise<ShownNote[]>>();
  const anew = new Set<string>();

  function entryOf(doc: DocRecord): Promise<Remembered> {
    const entry = entries.get(doc.id) ?? recallOrCompile(doc);
    entries.set(doc.id, entry);
    return entry;
  }

  function shownNotes(locale: Locale): Promise<ShownNote[]> {
    const shown = notes.get(locale) ?? Promise.all(library.notesIn(locale).map(shownNote));
    notes.set(locale, shown);
    return shown;
  }

  async function shownNote(note: ReleaseNote): Promise<ShownNote> {
    const { searchSections } = (await entryOf(note)).compiled;
    const tree = memory.recallTree(note.sourcePath) ?? [];
    return { date: note.date, tree, text: searchSections.map(({ text }) => text).join(" ") };
  }

  async function recallOrCompile(doc: DocRecord): Promise<Remembered> {
    const isNote = isReleaseNote(doc);
    const isDrawn = draws || isNote;
    const original = doc.locale === defaultLocale ? null : library.twin(doc, defaultLocale);
    const anchors = original && (await entryOf(original)).compiled.headings.map(({ anchor }) => anchor);
    const ask = asksOf(doc, anchors, isNote ? [] : await shownNotes(doc.locale), library, options);
    const input = digest(compiledFields(doc));
    const remembered = memory.recall(doc.sourcePath);
    const isCurrent = remembered?.input === input && (!isDrawn || remembered.tree !== null);
    if (isCurrent && areSame(remembered.asked, ask)) return remembered;
    anew.add(doc.sourcePath);
    const asked: Asked[] = [];
    const body = compileBody({ doc, ask: noting(ask, asked), findings: [] });
    const tree = isDrawn ? await body.draw() : null;
    const entry = { input, asked, compiled: body.compiled, tree: tree && digest(tree) };
    memory.keep(doc.sourcePath, entry, tree);
    return entry;
  }

  return {
    compile: async (doc) => (await entryOf(doc)).compiled,
    async draw(doc) {
      const { tree } = await entryOf(doc);
      if (tree === null) throw new Error(`${doc.sourcePath} was compiled without being drawn`);
      return { digest: tree, read: () => memory.recallTree(doc.sourcePath) ?? [] };
    },
    releaseNotes: shownNotes,
    compiledAnew: () => [...anew].sort(),
  };
}

/** What of a doc its compiled form is made from. Its place among others is asked for. */
function compiledFields({ locale, version, slug, sourcePath, ...doc }: DocRecord) {
  const { title, description, label, task, keywords, body, bodyLine } = doc;
  return { locale, version, slug, sourcePath, title, description, label, task, keywords, body, bodyLine };
}

function asksOf(
  { locale, version }: DocRecord,
  originalAnchors: string[] | null,
  releaseNotes: ShownNote[],
  library: DocLibrary,
  { imageSize, facts = siteFacts, labels = interfaceLabels }: CompilerOptions,
): Asks {
  return {
    page: (path) => {
      const page = library.findPage(path);
      return page && cardTarget(page);
    },
    resolvePath: library.resolvePath,
    pagesBelow: (folder) => library.pagesBelow(locale, version, folder).map(cardTarget),
    sidebar: () => library.sidebar(locale, version),
    imageSize,
    originalAnchors: () => originalAnchors,
    fact: (name) => (Object.hasOwn(facts, name) ? (facts[name]?.value ?? null) : null),
    label: (name) => {
      const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
      return label ? labelText(label, locale) : null;
    },
    labelCalled: (text) => {
      const isCalled = ([, label]: [string, InterfaceLabel]) => sameLetters(labelText(label, locale), text);
      return Object.entries(labels).find(isCalled)?.[0] ?? null;
    },
    releaseNotes: () => releaseNotes,
  };
}

function cardTarget({ path, doc: { title, task, description } }: DocPage): CardTarget {
  return { path, title: task ?? title, description };
}

function sameLetters(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}
