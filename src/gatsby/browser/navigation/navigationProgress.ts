import NProgress from "accessible-nprogress";
import { errorStrings } from "../../../i18n/bundledStrings";
import { localeOfPath } from "../../../i18n/localePath";
import { progress } from "../../../site/behaviour";
import { stripBasePath } from "../../../browser/basePath";

let timer: ReturnType<typeof setTimeout> | undefined;
const startBar = NProgress.start.bind(NProgress);

/**
 * gatsby-plugin-nprogress starts the bar after a second, on clicks only, also where just the query changes. Ours starts
 * it after `progress.delay`, on Back and Forward too; the plugin's own start is taken away, its `done` stays.
 */
export function setUpProgress(): void {
  NProgress.start = () => NProgress;
}

/** A navigation has begun: the bar shows if the page is not there soon. */
export function progressStarts(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (NProgress.status !== null) return;
    NProgress.configure({ barLabel: errorStrings[localeOfPath(stripBasePath(location.pathname))].loading });
    startBar();
  }, progress.delay);
}

/** The page is there, or will not come. */
export function progressEnds(): void {
  clearTimeout(timer);
  NProgress.done();
}
