import { type Redirects, siteRedirects } from "../../docs/outputs/hosts/redirects";
import { siteOutputs } from "../../docs/outputs/siteOutputs";
import type { SiteModel } from "../../docs/siteModel";
import { writePublic } from "./publicFiles";

let outputs = new Map<string, string>();
let redirects: Redirects = new Map();

/** Makes what stands next to the HTML: redirect pages, the sitemap, robots.txt, the feeds of release notes. */
export function prepareOutputs(model: SiteModel, basePath: string): void {
  redirects = siteRedirects(model.library);
  outputs = siteOutputs(model, redirects, basePath);
}

/** Addresses that lead elsewhere, for hosts that can send readers on by themselves. */
export function preparedRedirects(): Redirects {
  return redirects;
}

/** Whether a file below `public/` is one of them. @param file its address */
export function isOutput(file: string): boolean {
  return outputs.has(file);
}

/** Writes it, at the end of a build: before that Gatsby takes away files of pages that are gone. */
export async function writeOutputs(): Promise<void> {
  await Promise.all([...outputs].map(([file, text]) => writePublic(file, text)));
}
