import { localesOnPage } from "../../../i18n/localesOnPage";
import { storageKeys } from "../../../site/storageKeys";
import { stripBasePath, withBasePath } from "../../../browser/basePath";
import { showLoadFailure } from "./loadFailure";
import { progressEnds, progressStarts } from "./navigationProgress";
import { loadStrings } from "../start/loadStrings";
import { safeHash } from "../start/normaliseAddress";
import { readStored, writeStored } from "../../../browser/storage";

/** Full address of the navigation under way, hash included; the loader is told only path and query. */
let target: string | null = null;

/**
 * Stands between the router and Gatsby's loader (`window.___loader` is the very object both clicks and Back go
 * through): shows the progress bar, and answers a failed load by opening the full address, where Gatsby would lose
 * query and hash.
 */
export function setUpNavigation(): void {
  const loader = window.___loader;
  const load = loader.loadPage.bind(loader);
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    target = to.replace(/#.*$/, safeHash);
    navigate(target, options);
  };

  let isBoot = true;
  loader.loadPage = async (path) => {
    const isFirst = isBoot;
    isBoot = false;
    const isNavigation = !isFirst && stripBasePath(pathOf(path)) !== shownPath;
    if (isNavigation) progressStarts();
    latest += 1;
    const own = latest;
    const resources = await load(path)
      .then(withStrings)
      .catch(() => undefined);
    // Only the page asked for last may open; Gatsby would open whichever comes last.
    if (own !== latest || (isNavigation && hasMovedOn(path))) return new Promise(() => undefined);
    if (resources && resources.status !== "error") return resources;
    progressEnds();
    if (isFirst) {
      showLoadFailure();
      return resources;
    }
    openAnew(fullAddress(path));
    // Gatsby must not act on the failure as well: the page is leaving.
    return new Promise(() => undefined);
  };
}

/** A page can be drawn when the strings of its language are here as well. */
async function withStrings(resources: GatsbyPageResources | undefined): Promise<GatsbyPageResources | undefined> {
  if (resources && resources.status !== "error")
    await Promise.all(localesOnPage(resources.json.pageContext).map(loadStrings));
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
