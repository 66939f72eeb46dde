import { localesOnPage } from "../../../i18n/localesOnPage";
import { answerLimit, secondTry } from "../../../site/behaviour";
import { storageKeys } from "../../../site/storageKeys";
import { stripBasePath, withBasePath } from "../../../browser/basePath";
import { isOnOwnEntry } from "../../../browser/ownEntry";
import { isOutdated } from "./appData";
import { hideLoadFailure, showLoadFailure } from "./loadFailure";
import { progressEnds, progressStarts } from "./navigationProgress";
import { openWhenReachable, stopWaiting } from "./reachable";
import { loadStrings } from "../start/loadStrings";
import { safeHash } from "../start/normaliseAddress";
import { readStored, writeStored } from "../../../browser/storage";

/** Full address of the navigation under way, hash included; the loader is told only path and query. */
let target: string | null = null;

/**
 * Stands between the router and Gatsby's loader (`window.___loader` is the very object both clicks and Back go
 * through): shows the progress bar, and answers a failed load, or a page of another build, by opening the full address,
 * where Gatsby would lose query and hash, or draw the page with scripts that do not know it.
 */
export function setUpNavigation(): void {
  const loader = window.___loader;
  const load = loader.loadPage.bind(loader);
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    target = to.replace(/#.*$/, safeHash);
    // A click is a try of its own, also on a page that the browser has kept while the last one failed.
    writeStored(storageKeys.reloaded, null, "session");
    navigate(target, options);
  };

  let isBoot = true;
  loader.loadPage = async (path) => {
    const isFirst = isBoot;
    isBoot = false;
    const isNavigation = !isFirst && stripBasePath(pathOf(path)) !== shownPath;
    if (isNavigation) progressStarts();
    stopWaiting();
    latest += 1;
    const own = latest;
    // Only the page asked for last may open; Gatsby would open whichever comes last.
    const isWanted = () => own === latest && !(isNavigation && hasMovedOn(path));
    const coming = twice(() => load(path).then(withStrings));
    const resources = await (isFirst ? saidWhenLate(coming) : inTime(coming));
    if (!isWanted()) return new Promise(() => undefined);
    if (isPage(resources) && !(isNavigation && isOutdated())) return ofOpenBuild(resources);
    progressEnds();
    if (isFirst) {
      showLoadFailure();
      return resources;
    }
    const address = fullAddress(path);
    void openWhenReachable(address, () => openAnew(address), isWanted);
    // Gatsby must not act on the failure as well: the page is leaving.
    return new Promise(() => undefined);
  };
}

type Coming = Promise<GatsbyPageResources | undefined>;

/** What fails may have failed in passing: a moment later it is tried once more. */
async function twice(load: () => Coming): Coming {
  const first = await load().catch(() => undefined);
  if (isPage(first)) return first;
  await new Promise((resolve) => setTimeout(resolve, secondTry));
  return load().catch(() => undefined);
}

function isPage(resources: GatsbyPageResources | undefined): resources is GatsbyPageResources {
  return resources !== undefined && resources.status !== "error";
}

/** Where the host does not say which build it has, Gatsby would take every page for one of another. */
function ofOpenBuild(resources: GatsbyPageResources): GatsbyPageResources {
  resources.page.webpackCompilationHash ||= window.___webpackCompilationHash;
  return resources;
}

/** The page that was sent can be read without its data, which may come after all. */
async function saidWhenLate(coming: Coming): Coming {
  const timer = setTimeout(showLoadFailure, answerLimit);
  const resources = await coming;
  clearTimeout(timer);
  hideLoadFailure();
  return resources;
}

/** A page that a reader has asked for comes within a time, or has failed. */
function inTime(coming: Coming): Coming {
  return Promise.race([coming, new Promise<undefined>((resolve) => setTimeout(resolve, answerLimit))]);
}

/** A page can be drawn when the strings of its language are here as well. */
async function withStrings(resources: GatsbyPageResources | undefined): Promise<GatsbyPageResources | undefined> {
  if (isPage(resources)) await Promise.all(localesOnPage(resources.json.pageContext).map(loadStrings));
  return resources;
}

/**
 * Whether the reader went Back or Forward once more while a page was loading. Gatsby would draw the page under the
 * newer address, where its router finds nothing to show; the router asks for the newer page in its next frame.
 */
function hasMovedOn(path: string): boolean {
  const isClick = target !== null && new URL(target, location.href).pathname === pathOf(path);
  return !isClick && location.pathname !== pathOf(path);
}

let shownPath = "";
let latest = 0;

/** A page is on screen: what was under way has arrived. @param pathname with the path prefix, as routers have it */
export function navigationArrived(pathname: string): void {
  shownPath = stripBasePath(pathname);
  target = null;
  writeStored(storageKeys.reloaded, null, "session");
  progressEnds();
}

function openAnew(address: string): void {
  const isSecondTime = readStored(storageKeys.reloaded, "session") === address;
  if (isSecondTime) {
    showLoadFailure();
    return;
  }
  writeStored(storageKeys.reloaded, address, "session");
  if (address === location.href) location.reload();
  else if (isOnOwnEntry()) location.replace(address);
  else location.assign(address);
}

/** The address a reader asked for: a click's target, or on Back the one already in the address bar. */
function fullAddress(path: string): string {
  const clicked = target && new URL(target, location.href);
  if (
    clicked &&
    clicked.pathname + clicked.search === new URL(path, location.href).pathname + new URL(path, location.href).search
  ) {
    return clicked.href;
  }
  const here = location.pathname + location.search;
  return path === here || withBasePath(path) === here ? location.href : new URL(path, location.href).href;
}

function pathOf(path: string): string {
  return path.replace(/[?#].*$/, "");
}
