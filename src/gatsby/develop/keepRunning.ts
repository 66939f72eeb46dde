import { createRequire } from "node:module";
import path from "node:path";

const gatsbyActions = "gatsby/dist/state-machines/develop/actions";
const lastAction = "panicBecauseOfInfiniteLoop";

/**
 * Gatsby's development server ends itself when nodes change during seven rounds of queries, one after the other: it takes
 * that for a resolver that changes nodes. Ours change none; whoever saves many docs on a busy machine does. Without that
 * end Gatsby waits for the next change, and the last one, which it forgets, is found by `watchMissedChanges`.
 * @throws when Gatsby has no such end any more, or has it elsewhere
 */
export function keepRunning(): void {
  // The configuration is compiled to another folder; Gatsby's own module is wanted, not a second one.
  const require = createRequire(path.resolve("package.json"));
  const { buildActions } = require(gatsbyActions) as { buildActions?: Record<string, unknown> };
  if (!buildActions?.[lastAction]) throw new Error(`${gatsbyActions} has no ${lastAction}: see keepRunning.ts`);
  buildActions[lastAction] = () => undefined;
}
