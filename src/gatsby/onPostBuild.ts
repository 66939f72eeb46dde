import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { buildHost } from "../docs/outputs/hosts/buildHost";
import { compressFiles } from "./files/compressedFiles";
import { writeHostFiles } from "./files/hostFiles";
import { writeLicenses } from "./files/licenses";
import { isOutput, preparedRedirects, writeOutputs } from "./files/outputFiles";
import { writePolicies } from "./files/policies";
import { removeStaleFiles, removeStaleRedirects } from "./files/staleFiles";
import { builtAssets, builtSources } from "./webpack/builtAssets";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath }) => {
  const folder = path.resolve("public");
  await removeStaleRedirects(folder, isOutput);
  await removeStaleFiles(folder, builtAssets());
  await writeOutputs();
  await writeLicenses(builtSources());
  await writeHostFiles(await writePolicies(folder), preparedRedirects(), basePath);
  // These hosts compress by themselves, and count the files that they are given.
  if (buildHost(process.env) === null) await compressFiles(folder);
};
