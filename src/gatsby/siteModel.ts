import { compiledDocsFolder, type SiteModel, type SiteModelMaker, siteModelMaker } from "../docs/siteModel";
import type { ContentTree } from "../types/contentTree";

let maker = siteModelMaker(process.cwd(), compiledDocsFolder(process.cwd()));
let making: Promise<SiteModel> | null = null;

/** The model of the site. Whoever asks while it is being made gets the same one, though files may have changed since. */
export function currentSiteModel(): Promise<SiteModel> {
  if (making) return making;
  const model = maker.make().finally(() => {
    if (making === model) making = null;
  });
  making = model;
  return model;
}

/** A model that is begun after this call, of the files as they are then. @throws what is wrong with them */
export async function freshSiteModel(): Promise<SiteModel> {
  await making?.catch(() => undefined);
  return currentSiteModel();
}

/**
 * The drawn body of a doc, as the main process keeps it: nodes would hold it twice, and Gatsby walks through every node.
 * Query workers read it here, too. @throws when it is not there
 */
export function recallTree(sourcePath: string): ContentTree {
  const tree = maker.tree(sourcePath);
  if (!tree) throw new Error(`${sourcePath} has not been compiled; delete .cache and build again`);
  return tree;
}

/** Lets go of the model and of every body, once a build has made its pages: bodies are read from the cache folder again. */
export function forgetSiteModel(): void {
  takeMaker(siteModelMaker(process.cwd(), compiledDocsFolder(process.cwd())));
}

/** From now on models are made by another maker: that of code which has changed while developing. */
export function takeMaker(other: SiteModelMaker): void {
  maker = other;
  making = null;
}
