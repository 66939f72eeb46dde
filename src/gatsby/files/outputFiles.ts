import { siteOutputs } from "../../docs/outputs/siteOutputs";
import type { SiteModel } from "../../docs/siteModel";
import { writePublic } from "./publicFiles";

let outputs = new Map<string, string>();

/** Makes what stands next to the HTML: redirect pages, the sitemap, robots.txt, the feeds of release notes. */
export function prepareOutputs(model: SiteModel, basePath: string): void {
  outputs = siteOutputs(model, basePath);
}

/** Whether a file below `public/` is one of them. @param file its address */
export function isOutput(file: string): boolean {
  return outputs.has(file);
}

/** Writes it, at the end of a build: before that Gatsby takes away files of pages that are gone. */
export async function writeOutputs(): Promise<void> {
  await Promise.all([...outputs].map(([file, text]) => writePublic(file, text)));
}
