import { defaultLocale } from "../../site/locales";
import { compileBody, type CompiledDoc } from "./compileBody";
import type { CompileContext } from "./compileContext";
import type { DocLibrary } from "../library/docLibrary";
import type { DocPage } from "../library/docPages";
import type { DocRecord } from "../read/docRecord";
import { childPages } from "../library/sidebarTree";

/** Compiles docs of a library, each at most once. */
export type DocCompiler = { compile(doc: DocRecord): Promise<CompiledDoc> };

/** @param imageSize size in pixels of an image under `static/`, null when it is missing */
export function docCompiler(library: DocLibrary, imageSize: CompileContext["imageSize"]): DocCompiler {
  const compiled = new Map<string, Promise<CompiledDoc>>();

  async function compileAnew(doc: DocRecord): Promise<CompiledDoc> {
    const original = doc.locale === defaultLocale ? null : library.twin(doc, defaultLocale);
    const originalAnchors = original ? (await compile(original)).headings.map(({ anchor }) => anchor) : null;
    return compileBody({
      doc,
      originalAnchors,
      findPage: library.findPage,
      resolvePath: library.resolvePath,
      pagesBelow: (folder) => pagesBelow(library, doc, folder),
      imageSize,
      findings: [],
    });
  }

  function compile(doc: DocRecord): Promise<CompiledDoc> {
    const known = compiled.get(doc.id);
    if (known) return known;
    const promise = compileAnew(doc);
    compiled.set(doc.id, promise);
    return promise;
  }

  return { compile };
}

function pagesBelow(library: DocLibrary, { locale, version }: DocRecord, folder: string): DocPage[] {
  return childPages(
    folder,
    library.pages.filter((page) => page.locale === locale && page.version === version),
  );
}
