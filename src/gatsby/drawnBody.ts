import { folderMemory } from "../docs/compile/remember/memory";
import { compilerVersion } from "../docs/compilerVersion";
import { compiledDocsFolder } from "../docs/siteModel";
import type { ContentTree } from "../types/contentTree";

const root = process.cwd();
const memory = folderMemory(compiledDocsFolder(root), compilerVersion(root));

/**
 * The drawn body of a doc, as the main process keeps it: nodes would hold it twice, and Gatsby walks through every node.
 * Query workers read it here, too. @throws when it is not there
 */
export function recallTree(sourcePath: string): ContentTree {
  const tree = memory.recallTree(sourcePath);
  if (!tree) throw new Error(`${sourcePath} has not been compiled; delete .cache and build again`);
  return tree;
}
