import { docCompiler } from "./compile/compileDocs";
import { compileOrder, drawAll } from "./compile/compileOrder";
import { folderMemory } from "./compile/remember/memory";
import { compilerVersion } from "./compilerVersion";
import { docLibrary } from "./library/docLibrary";
import { contentReader } from "./read/readContent";
import { staticImageSize } from "./read/staticImageSize";

/**
 * Compiles the docs of a site into a cache, the last ones first. Whoever makes the model of the site meanwhile begins
 * with the first ones and finds the others done.
 * @param root folder of the site
 * @param cacheFolder that in which the model's maker keeps compiled docs
 */
export async function compileAhead(root: string, cacheFolder: string): Promise<void> {
  const { docs, notes } = contentReader(root).read();
  const memory = folderMemory(cacheFolder, compilerVersion(root));
  const compiler = docCompiler(docLibrary(docs, notes), { imageSize: staticImageSize(root), memory });
  await drawAll(compileOrder(docs).reverse(), compiler);
}
