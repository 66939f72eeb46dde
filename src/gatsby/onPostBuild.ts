import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "./files/hostFiles";
import { isOutput, writeOutputs } from "./files/outputFiles";
import { writePolicies } from "./files/policies";
import { removeStaleFiles } from "./files/staleFiles";
import { builtAssets } from "./webpack/builtAssets";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath }) => {
  const folder = path.resolve("public");
  await writeOutputs();
  await removeStaleFiles(folder, builtAssets());
  await writeHeaders(await writePolicies(folder, isOutput), basePath);
};
