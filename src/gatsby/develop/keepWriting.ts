import { createRequire } from "node:module";
import type { NodePluginArgs } from "gatsby";

const gatsbyPageData = "gatsby/dist/utils/page-data";

/** Milliseconds after which the answer of a query should have reached its page's file. */
const patience = 500;

/** What Gatsby's store knows of queries, and of the files of pages that are still to be written. */
type Written = {
  queries: { trackedQueries: Map<string, { dirty: number; running: number }> };
  pendingPageDataWrites: { pagePaths: Set<string> };
};

type Answers = {
  emitter: Pick<NodePluginArgs["emitter"], "on">;
  store: Pick<NodePluginArgs["store"], "getState">;
  /** Writes what is to be written, unless it is being done. */
  write?: () => void;
};

/**
 * Gatsby's development server does not write the answer of a query that comes while it writes others: the page then
 * shows its old text until some other page is asked for. So, a moment after every answer, those that wait are written.
 * @throws when Gatsby writes pages in another way, or elsewhere
 */
export function keepWriting({ emitter, store, write = gatsbysWriting() }: Answers): void {
  const state = store.getState as () => Written;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!doesAnswerWait(state())) return;
    write();
    lookSoon();
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, patience);
  };
  emitter.on("PAGE_QUERY_RUN", lookSoon);
}

/** A page that nobody has asked for waits, too, but for its query. */
function doesAnswerWait({ queries, pendingPageDataWrites }: Written): boolean {
  return [...pendingPageDataWrites.pagePaths].some((path) => {
    const query = queries.trackedQueries.get(path);
    return query?.dirty === 0 && query.running === 0;
  });
}

function gatsbysWriting(): () => void {
  const { enqueueFlush } = createRequire(__filename)(gatsbyPageData) as { enqueueFlush?: () => void };
  if (!enqueueFlush) throw new Error(`${gatsbyPageData} has no enqueueFlush: see keepWriting.ts`);
  return enqueueFlush;
}
