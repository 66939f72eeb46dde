import type { GatsbyNode } from "gatsby";
import { writeHeaders } from "./files/hostFiles";
import { writeOutputs } from "./files/outputFiles";
import { writePolicies } from "./files/policies";

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath }) => {
  await writeOutputs();
  await writeHeaders(await writePolicies(), basePath);
};
