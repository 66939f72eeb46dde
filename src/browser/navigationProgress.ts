import NProgress from "accessible-nprogress";
import { errorStrings } from "../i18n/errorStrings";
import { localeOfPath } from "../i18n/localePath";
import { progress } from "../site/limits";
import { stripBasePath } from "./basePath";

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * gatsby-plugin-nprogress starts the bar after a second, on clicks only; ours starts it after `progress.delay` and on
 * Back and Forward too. Its own start then finds the bar running and must not start a second trickle.
 */
export function setUpProgress(): void {
  const start = NProgress.start.bind(NProgress);
  NProgress.start = () => {
    if (NProgress.status !== null) return NProgress;
    NProgress.configure({ barLabel: errorStrings(localeOfPath(stripBasePath(location.pathname))).loading });
    return start();
  };
}

/** A navigation has begun: the bar shows if the page is not there soon. */
export function progressStarts(): void {
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.start(), progress.delay);
}

/** The page is there, or will not come. */
export function progressEnds(): void {
  clearTimeout(timer);
  NProgress.done();
}
