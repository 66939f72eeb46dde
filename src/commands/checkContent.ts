import { checkSite } from "../docs/checks/checkSite";
import { docCompiler } from "../docs/compile/compileDocs";
import { docLibrary } from "../docs/library/docLibrary";
import type { Finding } from "../docs/finding";
import { homeFindings } from "../docs/library/home";
import { staticImageSize } from "../docs/read/staticImageSize";
import { readContent } from "../docs/read/readContent";

/** Everything the build would say about a site's content, in seconds and without building. */
export async function checkContent(root: string): Promise<Finding[]> {
  const { docs, findings } = readContent(root);
  const library = docLibrary(docs);
  return [
    ...findings,
    ...homeFindings(library),
    ...(await checkSite(library, docCompiler(library, { imageSize: staticImageSize(root), draws: false }))),
  ];
}
