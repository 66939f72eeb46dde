import { createRequire } from "node:module";

const gatsbyActions = "gatsby/dist/state-machines/develop/actions";
const panicAction = "panicBecauseOfInfiniteLoop";

/**
 * Gatsby's development server ends itself when nodes change during seven rounds of queries, one after the other: it takes
 * that for a resolver that changes nodes. Ours change none; whoever saves many docs on a busy machine does. Without that
 * end Gatsby waits for the next change, and the last one, which it forgets, is found by `watchMissedChanges`.
 * @throws when Gatsby has no such end any more, or has it elsewhere
 */
export function keepRunning(): void {
  const require = createRequire(__filename);
  const { buildActions } = require(gatsbyActions) as { buildActions?: Record<string, unknown> };
  if (!buildActions?.[panicAction]) throw new Error(`${gatsbyActions} has no ${panicAction}: see keepRunning.ts`);
  buildActions[panicAction] = () => undefined;
}
