import { insideGatsby } from "./insideGatsby";

type Actions = { buildActions: Record<string, unknown> };

const panicAction = "panicBecauseOfInfiniteLoop";

/**
 * Gatsby's development server ends itself when nodes change during seven rounds of queries, one after the other: it takes
 * that for a resolver that changes nodes. Ours change none; whoever saves many docs on a busy machine does. Without that
 * end Gatsby waits for the next change, and the last one, which it forgets, is found by `watchMissedChanges`.
 * @throws when Gatsby has no such end any more, or has it elsewhere
 */
export function keepRunning(): void {
  const actions = "gatsby/dist/state-machines/develop/actions";
  const { buildActions } = insideGatsby<Actions>(actions, "buildActions", "keepRunning");
  if (!buildActions[panicAction]) throw new Error(`${actions} has no ${panicAction} any more: see keepRunning.ts`);
  buildActions[panicAction] = () => undefined;
}
