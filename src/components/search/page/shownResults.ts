import { searchLimits } from "../../../site/searchLimits";

type HistoryState = { shown?: number } | null;

/** How many results this entry of the history has shown; a first page of them, when it is new. */
export function shownBefore(): number {
  return (history.state as HistoryState)?.shown ?? searchLimits.pageStep;
}

/** Keeps in the entry of the history how many results are shown, so that Back finds the same ones. */
export function rememberShown(count: number): void {
  history.replaceState({ ...(history.state as HistoryState), shown: count }, "");
}
