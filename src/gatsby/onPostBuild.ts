import type { GatsbyNode } from "gatsby";
import { writeOutputs } from "./files/outputFiles";

export const onPostBuild: GatsbyNode["onPostBuild"] = () => writeOutputs();
