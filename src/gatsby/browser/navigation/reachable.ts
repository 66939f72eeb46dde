import { errorStrings } from "../../../i18n/bundledStrings";
import { localeOfPath } from "../../../i18n/localePath";
import { stripBasePath } from "../../../browser/basePath";
import { lineCheck } from "../../../site/behaviour";
import { showNotice } from "./notice";

let stop: (() => void) | undefined;

/** The reader has chosen something else, or to stay: what was being waited for is forgotten. */
export function stopWaiting(): void {
  stop?.();
  stop = undefined;
}

/**
 * Leaves the page for an address that answers; while it does not, the reader would end on the browser's own page about
 * that. So the open page stays, says so, and is left when the line is back.
 * @param isWanted whether the reader still waits for it, asked after each answer
 */
export async function openWhenReachable(address: string, open: () => void, isWanted = () => true): Promise<void> {
  stopWaiting();
  if (await isReachable(address)) {
    if (isWanted()) open();
  } else if (isWanted()) {
    wait(address, open);
  }
}

function wait(address: string, open: () => void): void {
  const t = errorStrings[localeOfPath(stripBasePath(location.pathname))];
  let isOver = false;
  const tryAgain = async () => {
    if (!(await isReachable(address)) || isOver) return;
    stopWaiting();
    open();
  };
  const hide = showNotice({
    title: t.cannotOpen,
    text: t.cannotOpenText,
    buttons: [
      { label: t.retry, press: () => void tryAgain() },
      { label: t.stay, isQuiet: true, press: stopWaiting },
    ],
    place: "over",
  });
  const timer = setInterval(() => void tryAgain(), lineCheck);
  const handleOnline = () => void tryAgain();
  window.addEventListener("online", handleOnline);
  stop = () => {
    isOver = true;
    hide();
    clearInterval(timer);
    window.removeEventListener("online", handleOnline);
  };
}

/** Whether the site answers with a page; one that says that there is none is a page, too. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(lineCheck),
    });
    return status < 500;
  } catch {
    return false;
  }
}
