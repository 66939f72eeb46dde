import type { NodePluginArgs, SourceNodesArgs } from "gatsby";
import { currentSiteModel } from "./siteModel";
import type { SiteModel } from "../docs/siteModel";

/** Milliseconds after which a file that was saved should have reached `createPages`. */
const patience = 700;

let createNode: SourceNodesArgs["actions"]["createNode"] | null = null;
let shown: SiteModel | null = null;
let isMakingPages = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Gatsby's development server forgets a change that comes while it makes pages: the node is taken over, and no page
 * is made again for it. So the files are compared with the pages a moment after every change and after every round of
 * making pages; where they differ, a node of our own changes, which starts another round.
 */
export function watchMissedChanges({
  actions,
  emitter,
}: SourceNodesArgs & { emitter: NodePluginArgs["emitter"] }): void {
  createNode = actions.createNode;
  for (const event of ["CREATE_NODE", "DELETE_NODE"]) {
    emitter.on(event, ({ payload }: { payload?: { internal?: { type?: string } } }) => {
      if (payload?.internal?.type === "File") lookSoon();
    });
  }
}

/** Makes pages of the model as the files are now, and again while they change meanwhile. */
export async function makePagesOf(make: (model: SiteModel) => Promise<void>): Promise<void> {
  isMakingPages = true;
  try {
    let model: SiteModel;
    do {
      model = await currentSiteModel();
      await make(model);
      shown = model;
    } while (createNode && (await currentSiteModel()) !== model);
  } finally {
    isMakingPages = false;
  }
  lookSoon();
}

function lookSoon(): void {
  if (!createNode) return;
  clearTimeout(timer);
  timer = setTimeout(() => void look(), patience);
}

async function look(): Promise<void> {
  if (isMakingPages || !createNode || (await currentSiteModel()) === shown) return;
  const contentDigest = String(Date.now());
  const internal = { type: "MissedChange", contentDigest };
  await createNode({ id: "missed-change", parent: null, children: [], internal });
  // Should this one be forgotten, too, the next look finds out.
  lookSoon();
}
