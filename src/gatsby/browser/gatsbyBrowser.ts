import type { GatsbyBrowser } from "gatsby";
import { localeKeys } from "../../site/locales";
import { pageAnnouncerId } from "../../components/layout/PageAnnouncer";
// The early script's banner is drawn without us, but only what the browser's code imports becomes a style sheet.
import "./start/baseUrlBanner.module.css";
import {
  announcePage,
  elementOfHash,
  focusNewPage,
  keepRouterFromFocusing,
  openAround,
} from "./navigation/afterNavigation";
import { setUpAppData } from "./navigation/appData";
import { navigationArrived, setUpNavigation } from "./navigation/navigation";
import { setUpProgress } from "./navigation/navigationProgress";
import { doEarlyPresses } from "./start/earlyPresses";
import { hydrate } from "./start/hydrate";
import { loadStrings } from "./start/loadStrings";
import { watchHash } from "./start/normaliseAddress";
import { keepNotFoundFile } from "./start/notFoundFile";
import { setUpPrefetch } from "./navigation/prefetch";
import { setUpSoundPages } from "./navigation/soundPages";
import { pageOpensAtTop } from "../../browser/openAddress";
import { preferredVersion } from "../../browser/preferredVersion";
import { restoreScroll } from "./navigation/restoreScroll";
import { ensureSessionStorage } from "./start/sessionStorage";
import { followTheme } from "../../browser/theme";

/** webpack puts the word in the place of the name. */
declare const process: { env: { NODE_ENV: string } };
const isDeveloping = process.env.NODE_ENV === "development";

/** Set by the router for every programmatic change; absent on Back and Forward. */
type RouterLocation = { action?: string };

export const onClientEntry = (): Promise<unknown> | undefined => {
  window.___started = true;
  ensureSessionStorage();
  watchHash();
  setUpSoundPages();
  setUpAppData();
  setUpPrefetch();
  // Before the navigation, which goes through what the loader has become.
  keepNotFoundFile();
  setUpNavigation();
  followTheme();
  preferredVersion();
  // There Gatsby loads pages of its own past the way on which strings come.
  return isDeveloping ? Promise.all(localeKeys.map(loadStrings)) : undefined;
};

/** While developing there is nothing to bring to life: Gatsby draws pages in the browser. */
export const replaceHydrateFunction = () => (isDeveloping ? undefined : hydrate);

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.___shown = true;
  // Its sentence is always English; ours follows in onRouteUpdate. Hidden, as readers would meet it below the page.
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.removeAttribute("aria-live");
  if (announcer) announcer.hidden = true;
  // From here on React shows one language; the early script's choice would outlive the page it was made for.
  delete document.documentElement.dataset.notFoundLocale;
  keepRouterFromFocusing();
  doEarlyPresses();
  setUpProgress();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  const isOpened = prevLocation !== null && (location as RouterLocation).action === "PUSH";
  pageOpensAtTop(isOpened && location.hash === "");
};

/**
 * A change of the query alone is no new place: the scroll stays. Between headings of a page the browser goes by itself, and
 * returns by itself: the place that Gatsby has noted may be the one before. On Back, Forward and a reload the reader returns to
 * where they were, also on a page with a hash, where Gatsby would go to the heading. Anything else is Gatsby's to do.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
  getSavedScrollPosition,
}) => {
  const { location: previous } = prevRouterProps ?? {};
  const location = routerProps.location as typeof routerProps.location & RouterLocation;
  const isSamePage = previous?.pathname === location.pathname && previous.hash === location.hash;
  if (isSamePage && previous.search !== location.search) {
    // Gatsby notes a place when it hears of scrolling; the new entry of the history has none yet.
    window.dispatchEvent(new Event("scroll"));
    return false;
  }
  const isSameAddress = previous?.pathname === location.pathname && previous.search === location.search;
  if (isSameAddress && !isSamePage && location.action !== "PUSH") return false;
  const isOpened = previous ? location.action === "PUSH" : location.hash !== "";
  if (isOpened) return true;
  const readSaved = getSavedScrollPosition as (location: Location) => [number, number];
  const [, top] = readSaved(location);
  restoreScroll(top);
  return false;
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived(location.pathname);
  const target = elementOfHash(location.hash);
  if (target) openAround(target);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  announcePage(document.getElementById(pageAnnouncerId), document.querySelector("h1")?.textContent ?? "");
  if ((location as RouterLocation).action === "PUSH") focusNewPage(location.hash);
};
