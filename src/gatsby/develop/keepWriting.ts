import type { NodePluginArgs } from "gatsby";
import { insideGatsby } from "./insideGatsby";

/** Milliseconds after which the answer of a query should have reached its page's file. */
const patience = 500;
/** How often the same answers are written, each time after twice as long: on a full disk they cannot be. */
const attempts = 8;

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
 * shows its old text until some other page is asked for. So, a moment after every answer, those that wait are written,
 * until none does. An answer that comes while an older one of the same page is written is not found: nothing waits then.
 * @throws when Gatsby writes pages in another way, or elsewhere
 */
export function keepWriting({ emitter, store, write = gatsbysWriting() }: Answers): void {
  const state = stateOf(store);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (tried: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => look(tried), patience * 2 ** tried);
  };
  const look = (tried: number) => {
    if (tried === attempts || !doesAnswerWait(state())) return;
    write();
    lookSoon(tried + 1);
  };
  emitter.on("PAGE_QUERY_RUN", () => lookSoon(0));
}

/** Reads the store, of whose shape nobody can be sure: that it is another one is found out now, and not when somebody saves. */
function stateOf(store: Answers["store"]): () => Written {
  const state = store.getState as () => { [Part in keyof Written]?: Partial<Written[Part]> };
  const { queries, pendingPageDataWrites } = state();
  if (queries?.trackedQueries && pendingPageDataWrites?.pagePaths) return state as () => Written;
  throw new Error(
    "Gatsby's store has no queries, or no pages to write, any more: see src/gatsby/develop/keepWriting.ts",
  );
}

/** A page that nobody has asked for waits, too, but for its query. */
function doesAnswerWait({ queries, pendingPageDataWrites }: Written): boolean {
  return [...pendingPageDataWrites.pagePaths].some((path) => {
    const query = queries.trackedQueries.get(path);
    return query?.dirty === 0 && query.running === 0;
  });
}

function gatsbysWriting(): () => void {
  return insideGatsby<{ enqueueFlush: () => void }>("gatsby/dist/utils/page-data", "enqueueFlush", "keepWriting")
    .enqueueFlush;
}
