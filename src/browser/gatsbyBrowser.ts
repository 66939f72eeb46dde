import type { GatsbyBrowser } from "gatsby";
import { pageAnnouncerId } from "../components/layout/PageAnnouncer";
import { announcePage, focusNewPage, openAround } from "./afterNavigation";
import { navigationArrived, setUpNavigation } from "./navigation";
import { setUpProgress } from "./navigationProgress";
import { watchHash } from "./normaliseAddress";
import { setUpPrefetch } from "./prefetch";
import { preferredVersion } from "./preferredVersion";
import { ensureSessionStorage } from "./storage";
import { followTheme } from "./theme";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.___started = true;
  ensureSessionStorage();
  watchHash();
  setUpPrefetch();
  setUpProgress();
  setUpNavigation();
  followTheme();
  preferredVersion();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Its sentence is always English; ours follows in onRouteUpdate.
  document.getElementById("gatsby-announcer")?.removeAttribute("aria-live");
  // From here on React shows one language; the early script's choice would outlive the page it was made for.
  delete document.documentElement.dataset.notFoundLocale;
};

/** A change of the query alone is no new place: the scroll stays. Anything else is Gatsby's to decide. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const { location: previous } = prevRouterProps ?? {};
  const { location } = routerProps;
  const isQueryOnly =
    previous?.pathname === location.pathname && previous.hash === location.hash && previous.search !== location.search;
  return !isQueryOnly;
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived(location.pathname);
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) openAround(target);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  announcePage(document.getElementById(pageAnnouncerId), document.querySelector("h1")?.textContent ?? "");
  if ((location as { action?: string }).action === "PUSH") focusNewPage(location.hash);
};
