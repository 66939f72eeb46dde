import type { GatsbyNode } from "gatsby";
import { writeSearchIndexes } from "./searchIndexFiles";

/** The index is written before pages are queried, so that search works in `develop` too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ getNodes }) => {
  await writeSearchIndexes(getNodes);
};
