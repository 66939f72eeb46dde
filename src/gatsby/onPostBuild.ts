import type { GatsbyNode } from "gatsby";
import { siteOutputs } from "../docs/outputs/siteOutputs";
import { writePublic } from "./publicFiles";
import { currentSiteModel } from "./siteModel";

/** Writes what stands next to the HTML: redirect pages, the sitemap, robots.txt, the feeds of release notes. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath }) => {
  const outputs = siteOutputs(await currentSiteModel(), basePath);
  await Promise.all([...outputs].map(([file, text]) => writePublic(file, text)));
};
