import path from "node:path";
import type { SidebarItem, SectionedLink, SectionSummary } from "../types/docs";
import type { ContentTree } from "../types/contentTree";
import { type Locale, localeKeys, partialLocales } from "../site/locales";
import { buildRules } from "./checks/buildRules";
import { runRules } from "./checks/runRules";
import { type CompilerOptions, docCompiler } from "./compile/compileDocs";
import type { CompiledDoc } from "./compile/compileBody";
import type { ShownNote } from "./compile/remember/asks";
import { folderMemory, type Memory, processMemory } from "./compile/remember/memory";
import { compileOrder, drawAll } from "./compile/compileOrder";
import { compilerVersion } from "./compilerVersion";
import { digest } from "./digest";
import { factFindings } from "./factFindings";
import type { Finding } from "./finding";
import { type DocLibrary, docLibrary, type Edition } from "./library/docLibrary";
import { anchorsOf } from "./compile/collect/rows";
import { homeFindings, popularLinks, sectionSummaries, startingLinks } from "./library/home";
import { type SidebarBranch, sidebarBranches } from "./library/sidebarBranches";
import { versionFindings } from "./library/versionFindings";
import { searchPages } from "./pages/searchPages";
import type { SearchablePage } from "./pages/searchRecords";
import { type SitePage, sitePages } from "./pages/sitePages";
import type { DocRecord } from "./read/docRecord";
import { type Content, contentReader } from "./read/readContent";
import { staticImageSize } from "./read/staticImageSize";

/** A doc with all that was made of it. */
export type ModelDoc = { record: DocRecord; compiled: CompiledDoc; treeDigest: string };

/** What a language and version shows besides its docs. */
export type ModelEdition = Edition & {
  sidebar: SidebarItem[];
  branches: SidebarBranch[];
  sections: SectionSummary[];
  popular: SectionedLink[];
  startingPoints: SectionedLink[];
  searchPages: SearchablePage[];
};

/** The whole site as plain data: what every page shows, and what stands beside the pages. */
export type SiteModel = {
  library: DocLibrary;
  docs: ModelDoc[];
  /** The release notes that each language shows, newest first. */
  releaseNotes: Record<Locale, ShownNote[]>;
  pages: SitePage[];
  editions: ModelEdition[];
  /** Mistakes that stop a build; spelling, typography and the like are the matter of `npm run check`. */
  findings: Finding[];
  /** Paths of the files that were compiled for this model; all others were remembered. */
  compiledAnew: string[];
};

/**
 * Makes the model of a site, again and again: only files that have changed are read, only docs concerned compiled, and
 * where nothing has changed, the model is the same object as before.
 */
export type SiteModelMaker = {
  make(): Promise<SiteModel>;
  /** The drawn body of a doc by its file's path, also where another process has drawn it; null when nobody has. */
  tree(sourcePath: string): ContentTree | null;
};

/**
 * @param root folder of the site, with `content/` and `static/`
 * @param cacheFolder where compiled docs are kept between processes; null keeps them in memory only
 */
export function siteModelMaker(root: string, cacheFolder: string | null): SiteModelMaker {
  const reader = contentReader(root);
  const memory = cacheFolder ? folderMemory(cacheFolder, compilerVersion(root)) : processMemory();
  const sizeOf = staticImageSize(root);
  let latest: { content: Content; images: Map<string, string>; model: SiteModel } | null = null;
  return {
    tree: (sourcePath) => memory.recallTree(sourcePath),
    async make() {
      const content = reader.read();
      const areImagesSame = [...(latest?.images ?? [])].every(([image, size]) => digest(sizeOf(image)) === size);
      if (latest?.content === content && areImagesSame) return latest.model;
      const images = new Map<string, string>();
      const imageSize = (image: string) => {
        const size = sizeOf(image);
        images.set(image, digest(size));
        return size;
      };
      const model = await makeModel(root, content, imageSize, memory);
      latest = { content, images, model };
      return model;
    },
  };
}

/** The folder, below that of a site, in which builds keep compiled docs. Gatsby clears it with its own cache. */
export function compiledDocsFolder(root: string): string {
  return path.join(root, ".cache", "caches", "compiled-docs");
}

async function makeModel(
  root: string,
  { docs: records, notes, findings }: Content,
  imageSize: CompilerOptions["imageSize"],
  memory: Memory,
): Promise<SiteModel> {
  const library = docLibrary(records, notes);
  const compiler = docCompiler(library, { imageSize, memory });
  await drawAll(compileOrder(records), compiler);
  const docs: ModelDoc[] = [];
  for (const record of records) {
    const { digest: treeDigest } = await compiler.draw(record);
    docs.push({ record, compiled: await compiler.compile(record), treeDigest });
  }
  const compiled = new Map(docs.map((doc) => [doc.record, doc.compiled]));
  for (const note of notes) compiled.set(note, await compiler.compile(note));
  const shown = localeKeys.map(async (locale) => [locale, await compiler.releaseNotes(locale)] as const);
  memory.forgetOthers([...compiled.keys()].map(({ sourcePath }) => sourcePath));
  return {
    library,
    docs,
    releaseNotes: Object.fromEntries(await Promise.all(shown)) as SiteModel["releaseNotes"],
    pages: sitePages(library),
    editions: library.editions.map((edition) => modelEdition(edition, library, compiled)),
    findings: [
      ...findings,
      ...factFindings(root),
      ...(await homeFindings(library, async (doc) => anchorsOf(await compiler.compile(doc)))),
      ...versionFindings(library),
      ...(await runRules({ library, compiled, partialLocales: new Set(partialLocales) }, buildRules)),
    ],
    compiledAnew: compiler.compiledAnew(),
  };
}

function modelEdition(edition: Edition, library: DocLibrary, compiled: Map<DocRecord, CompiledDoc>): ModelEdition {
  const sidebar = library.sidebar(edition.locale, edition.version);
  return {
    ...edition,
    sidebar,
    branches: sidebarBranches(sidebar),
    sections: sectionSummaries(library, edition),
    popular: popularLinks(library, edition),
    startingPoints: startingLinks(library, edition),
    searchPages: searchPages(library, compiled, edition),
  };
}
