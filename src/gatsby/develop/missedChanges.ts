import fs from "node:fs";
import type { NodePluginArgs, Reporter, SourceNodesArgs } from "gatsby";
import type { SiteModel } from "../../docs/siteModel";
import { contentFolder } from "../../site/names";
import { currentSiteModel, freshSiteModel } from "../siteModel";
import { watchCore } from "./freshCore";
import { keepRunning } from "./keepRunning";
import { keepWriting } from "./keepWriting";

/** Milliseconds after which a file that was saved should have reached `createPages`. */
const patience = 700;
/**
 * How often pages are asked for again for the same state of the files, each time after twice as long: a busy server may
 * forget several in a row, and one that cannot make its pages is asked for three minutes.
 */
const attempts = 8;

type Watch = { createNode: SourceNodesArgs["actions"]["createNode"]; reporter: Reporter };

let watch: Watch | null = null;
let isMakingPages = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The models that pages, and search, were last made of. */
let shown: SiteModel | null = null;
/** Weakly, so that a build can let go of its model. */
let searched: WeakRef<SiteModel> | null = null;
let asked: { model: SiteModel | null; times: number } = { model: null, times: 0 };

/**
 * Gatsby's development server forgets a change that comes while it makes pages: the node is taken over, and no page
 * is made again for it. Of one that comes soon after its start there is not even a node at times. So the files are compared
 * with the pages a moment after every change, be it of a node or of a file, and after every round of making pages; where
 * they differ, a node of our own changes, which starts another round.
 */
export function watchMissedChanges({
  actions,
  emitter,
  reporter,
  store,
}: SourceNodesArgs & { emitter: NodePluginArgs["emitter"] }): void {
  const isFirst = watch === null;
  watch = { createNode: actions.createNode, reporter };
  if (!isFirst) return;
  keepRunning();
  keepWriting({ emitter, store });
  for (const event of ["CREATE_NODE", "DELETE_NODE"]) {
    emitter.on(event, ({ payload }: { payload?: { internal?: { type?: string } } }) => {
      if (payload?.internal?.type === "File") lookSoon();
    });
  }
  fs.watch(contentFolder, { recursive: true }, () => lookSoon());
  watchCore(reporter, () => lookSoon());
}

/** Remembers what gatsby-plugin-local-search was answered with: it asks before pages are made. */
export function searchWasMadeOf(model: SiteModel): void {
  searched = new WeakRef(model);
}

/** Whether the index that gatsby-plugin-local-search holds is that of a model. */
export function isSearchMadeOf(model: SiteModel): boolean {
  return searched?.deref() === model;
}

/**
 * Makes pages of the model as the files are now. While developing, a state of the files that cannot be read leaves the
 * pages as they were: without any, Gatsby would take all of them away.
 */
export async function makePagesOf(make: (model: SiteModel) => Promise<void>): Promise<void> {
  isMakingPages = true;
  try {
    const model = await currentSiteModel().catch(lastModel);
    await make(model);
    shown = model;
  } finally {
    isMakingPages = false;
    lookSoon();
  }
}

function lastModel(error: Error): SiteModel {
  if (!watch || !shown) throw error;
  watch.reporter.error("The content cannot be read; pages stay as they were", error);
  return shown;
}

function lookSoon(delay = patience): void {
  if (!watch) return;
  clearTimeout(timer);
  timer = setTimeout(() => void look().catch(() => undefined), delay);
}

async function look(): Promise<void> {
  if (isMakingPages || !watch) return;
  const model = await freshSiteModel();
  // Pages that were begun meanwhile are looked at when they are made.
  if (isMakingPages) return;
  if (model === shown && isSearchMadeOf(model)) return;
  asked = { model, times: asked.model === model ? asked.times + 1 : 1 };
  if (asked.times > attempts) return;
  const internal = { type: "MissedChange", contentDigest: String(Date.now()) };
  await watch.createNode({ id: "missed-change", parent: null, children: [], internal });
  // Should this one be forgotten, too, the next look finds out.
  lookSoon(patience * 2 ** asked.times);
}
