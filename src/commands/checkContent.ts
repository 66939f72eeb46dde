import { checkSite } from "../checks/checkSite";
import { docCompiler } from "../documents/compileDocs";
import { docLibrary } from "../documents/docLibrary";
import type { Finding } from "../documents/finding";
import { staticImageSize } from "../documents/staticImageSize";
import { readContent } from "./readContent";

/** Everything the build would say about a site's content, in seconds and without building. */
export async function checkContent(root: string): Promise<Finding[]> {
  const { docs, findings } = readContent(root);
  const library = docLibrary(docs);
  return [...findings, ...(await checkSite(library, docCompiler(library, staticImageSize(root))))];
}
