import type { NProgress } from "accessible-nprogress";
import { stripBasePath } from "../../../browser/basePath";
import { isSlowConnection } from "../../../browser/connection";
import { whenIdle } from "../../../browser/whenIdle";
import { errorStrings } from "../../../i18n/bundledStrings";
import { localeOfPath } from "../../../i18n/localePath";
import { progress } from "../../../site/behaviour";

const options: object = {};
let loading: Promise<NProgress> | undefined;
let bar: NProgress | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * What gatsby-plugin-nprogress gets for the bar (`src/gatsby/webpack/replace.ts`). It starts the bar after a second, on
 * clicks only, also where just the query changes; ours starts after `progress.delay`, on Back and Forward too, so its
 * start does nothing. The bar itself, 1.5 KB compressed, is no part of a first load.
 */
export default {
  configure: (wanted: object) => void Object.assign(options, wanted),
  start: () => undefined,
  done: progressEnds,
};

/** Loads the bar ahead of the first navigation, where that costs readers nothing. */
export function setUpProgress(): void {
  whenIdle(() => {
    if (!isSlowConnection()) void loadBar();
  });
}

/** A navigation has begun: the bar shows if the page is not there soon. */
export function progressStarts(): void {
  clearTimeout(timer);
  void loadBar();
  const own = setTimeout(() => void showBar(own), progress.delay);
  timer = own;
}

/** The page is there, or will not come. */
export function progressEnds(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.done();
}

/** @param navigation the timer of the navigation that it is for; another one may have begun while the bar was loading */
async function showBar(navigation: typeof timer): Promise<void> {
  const loaded = await loadBar();
  if (!loaded || timer !== navigation || loaded.status !== null) return;
  loaded.configure({ ...options, barLabel: errorStrings[localeOfPath(stripBasePath(location.pathname))].loading });
  loaded.start();
}

/** Without the bar a navigation is as quick as with it: nothing is said when it cannot be loaded. */
async function loadBar(): Promise<NProgress | undefined> {
  loading ??= import("accessible-nprogress/dist/accessible-nprogress.js").then((module) => module.default);
  try {
    bar = await loading;
  } catch {
    loading = undefined;
  }
  return bar;
}
