import { errorStrings } from "../../../i18n/bundledStrings";
import { localeOfPath } from "../../../i18n/localePath";
import { stripBasePath } from "../../../browser/basePath";
import { showNotice } from "./notice";
import { openWhenReachable } from "./reachable";

let hide: (() => void) | undefined;

/** Says above the page that it did not load completely, with a button that loads it again. */
export function showLoadFailure(): void {
  const t = errorStrings[localeOfPath(stripBasePath(location.pathname))];
  const retry = () => openWhenReachable(location.href, () => location.reload());
  hide ??= showNotice({
    title: t.loadFailed,
    text: t.loadFailedText,
    buttons: [{ label: t.retry, press: () => void retry() }],
    place: "above",
  });
}

/** What was missing has come after all. */
export function hideLoadFailure(): void {
  hide?.();
  hide = undefined;
}
