import { facts as siteFacts, type ProductFact } from "../../site/facts";
import { defaultLocale } from "../../site/locales";
import { type ReleaseNote, releaseNotes as siteReleaseNotes } from "../../site/releaseNotes";
import type { ContentTree } from "../../types/contentTree";
import { digest } from "../digest";
import type { DocLibrary } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
import type { DocRecord } from "../read/docRecord";
import { compileBody, type CompiledDoc } from "./compileBody";
import { areSame, type Asked, type Asks, type CardTarget, noting } from "./remember/asks";
import { type Memory, processMemory, type Remembered } from "./remember/memory";

/** Compiles docs of a library, each at most once, and only where it or what it depends on has changed. */
export type DocCompiler = {
  compile(doc: DocRecord): Promise<CompiledDoc>;
  /** The drawn body of a doc and its digest. @throws when the compiler was made not to draw */
  draw(doc: DocRecord): Promise<{ digest: string; read(): ContentTree }>;
  /** Paths of the files that were compiled anew. */
  compiledAnew(): string[];
};

export type CompilerOptions = {
  imageSize: Asks["imageSize"];
  /** Whether docs are drawn as they are compiled; the checks do without, which takes half of the time. */
  draws?: boolean;
  memory?: Memory;
  /** What docs may name or show; that of the site when nothing else is given. */
  facts?: Record<string, ProductFact>;
  releaseNotes?: ReleaseNote[];
};

export function docCompiler(
  library: DocLibrary,
  { draws = true, memory = processMemory(), ...options }: CompilerOptions,
): DocCompiler {
  const entries = new Map<string, Promise<Remembered>>();
  const anew = new Set<string>();

  function entryOf(doc: DocRecord): Promise<Remembered> {
    const entry = entries.get(doc.id) ?? recallOrCompile(doc);
    entries.set(doc.id, entry);
    return entry;
  }

  async function recallOrCompile(doc: DocRecord): Promise<Remembered> {
    const original = doc.locale === defaultLocale ? null : library.twin(doc, defaultLocale);
    const anchors = original && (await entryOf(original)).compiled.headings.map(({ anchor }) => anchor);
    const ask = asksOf(doc, anchors, library, options);
    const input = digest(compiledFields(doc));
    const remembered = memory.recall(doc.sourcePath);
    const isCurrent = remembered?.input === input && (!draws || remembered.tree !== null);
    if (isCurrent && areSame(remembered.asked, ask)) return remembered;
    anew.add(doc.sourcePath);
    const asked: Asked[] = [];
    const body = compileBody({ doc, ask: noting(ask, asked), findings: [] });
    const tree = draws ? await body.draw() : null;
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
    compiledAnew: () => [...anew].sort(),
  };
}

/** What of a doc its compiled form is made from. Its place among others is asked for. */
function compiledFields({ locale, version, slug, sourcePath, ...doc }: DocRecord) {
  const { title, description, label, keywords, body, bodyLine } = doc;
  return { locale, version, slug, sourcePath, title, description, label, keywords, body, bodyLine };
}

function asksOf(
  { locale, version }: DocRecord,
  originalAnchors: string[] | null,
  library: DocLibrary,
  { imageSize, facts = siteFacts, releaseNotes = siteReleaseNotes }: CompilerOptions,
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
    releaseNotes: () =>
      releaseNotes.map(({ date, changes }) => ({ date, changes: changes[locale] ?? changes[defaultLocale] })),
  };
}

function cardTarget({ path, doc: { title, description } }: DocPage): CardTarget {
  return { path, title, description };
}
