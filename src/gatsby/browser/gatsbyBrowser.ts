import type { GatsbyBrowser } from "gatsby";
import { localeKeys } from "../../site/locales";
import { pageAnnouncerId } from "../../components/layout/PageAnnouncer";
// The early script's banner is drawn without us, but only what the browser's code imports becomes a style sheet.
import "./start/baseUrlBanner.module.css";
import { announcePage, focusNewPage, keepRouterFromFocusing } from "./navigation/afterNavigation";
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
import { placeArrived, type RouterLocation, setUpPlaces } from "./navigation/places";
import { ensureSessionStorage } from "./start/sessionStorage";
import { followTheme } from "../../browser/theme";

/** webpack puts the word in the place of the name. */
declare const process: { env: { NODE_ENV: string } };
const isDeveloping = process.env.NODE_ENV === "development";

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
  setUpPlaces();
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

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived(location.pathname);
  placeArrived(location, prevLocation);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  announcePage(document.getElementById(pageAnnouncerId), document.querySelector("h1")?.textContent ?? "");
  if ((location as RouterLocation).action === "PUSH") focusNewPage(location.hash);
};
