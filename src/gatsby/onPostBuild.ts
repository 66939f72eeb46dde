import type { GatsbyNode } from "gatsby";
import { writeOutputs } from "./outputFiles";

export const onPostBuild: GatsbyNode["onPostBuild"] = () => writeOutputs();
