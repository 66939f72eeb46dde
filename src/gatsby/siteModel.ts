import { compiledDocsFolder, type SiteModel, siteModelMaker } from "../docs/siteModel";

const maker = siteModelMaker(process.cwd(), compiledDocsFolder(process.cwd()));

let making: Promise<SiteModel> | null = null;

/** The model of the site as its files are now. Whoever asks while it is being made gets the same one. */
export function currentSiteModel(): Promise<SiteModel> {
  making ??= maker.make().finally(() => (making = null));
  return making;
}
