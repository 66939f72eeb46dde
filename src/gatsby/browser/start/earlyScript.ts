import { defaultLocale, localeKeys } from "../../../site/locales";
import { siteConfig } from "../../../site/siteConfig";
import { storageKeys } from "../../../site/storageKeys";
import { errorStrings } from "../../../i18n/bundledStrings";

/** What the early script must know; it can import nothing. */
type Settings = {
  keys: { theme: string; announcementId: string; announcementDismissed: string };
  theme: { defaultMode: string; respectSystemPreference: boolean };
  announcementId: string;
  hasShortcut: boolean;
  prefix: string;
  locales: string[];
  defaultLocale: string;
  words: Record<string, { title: string; text: string; configured: string; suggested: string; retry: string }>;
  bannerClass: string;
  notFoundTitles: Record<string, string>;
};

/**
 * Runs before the first paint, in every page: tells style sheets that scripts run, gives Gatsby the path of
 * the page, reloads on Back until React has drawn it, keeps what is pressed until then, repairs addresses that Gatsby
 * cannot read, decides theme and announcement, gives the not-found file its language, and watches for a build with a
 * wrong path prefix. It is serialised with `toString()`, so it uses
 * nothing from outside and only what Safari 16 understands without helpers.
 */
function early(settings: Settings): void {
  const root = document.documentElement;
  const read = function (key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  root.dataset.scripts = "";
  // Under the name of the root's file Gatsby leaves the address as it is.
  const sent = root.dataset.path || "";
  window.pagePath = /\/404\.html$/.test(sent) ? "/404.html" : sent;

  // With the origin: a path of two slashes would be another host's address.
  const replace = function (pathname: string, hash: string): void {
    history.replaceState(history.state, "", location.origin + pathname + location.search + hash);
  };
  try {
    decodeURI(location.pathname);
  } catch {
    // The router would throw on it before any page is drawn. No page has an underscore in its address, either.
    replace(location.pathname.replace(/%/g, "_"), location.hash);
  }
  // A host has nothing there, but Gatsby's client takes it for the page, and finds another one than was sent.
  const asFolder = /^(.*?)(?:\/index)?\.html\/+$/.exec(location.pathname);
  if (asFolder) location.replace(`${location.origin}${asFolder[1]}/${location.search}${location.hash}`);

  const bootPath = location.pathname;
  addEventListener("popstate", function () {
    // Back before the router listens would change the address under a page that stays, or that finds no data.
    if (!window.___shown && location.pathname !== bootPath) location.reload();
  });

  // What is pressed before the page is alive is done once it is; see earlyPresses. Forms are sent without scripts, too.
  const presses: NonNullable<Window["___presses"]> = (window.___presses = []);
  addEventListener(
    "click",
    function (event) {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (window.___shown || !button || button.type !== "button") return;
      if (presses.indexOf(button) < 0) presses.push(button);
    },
    true,
  );
  addEventListener("keydown", function (event) {
    if (window.___shown || !settings.hasShortcut || event.code !== "KeyK") return;
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    presses.push({ key: event.key, code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, bubbles: true });
  });

  try {
    decodeURIComponent(location.hash);
  } catch {
    // Gatsby would throw on it and empty the page; see normaliseAddress.
    replace(location.pathname, `#${encodeURIComponent(location.hash.slice(1))}`);
  }

  const stored = read(settings.keys.theme);
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const fallback = settings.theme.respectSystemPreference ? system : settings.theme.defaultMode;
  root.dataset.theme = stored === "light" || stored === "dark" ? stored : fallback;

  const isDismissed = read(settings.keys.announcementDismissed) === "true";
  if (isDismissed && read(settings.keys.announcementId) === settings.announcementId)
    root.dataset.announcement = "dismissed";

  const path =
    location.pathname.indexOf(`${settings.prefix}/`) === 0
      ? location.pathname.slice(settings.prefix.length)
      : location.pathname;
  const first = path.split("/")[1] || "";
  const locale = settings.locales.indexOf(first) < 0 ? settings.defaultLocale : first;
  root.dataset.notFoundLocale = locale;
  addEventListener("DOMContentLoaded", function () {
    if (!document.querySelector("[data-not-found]")) return;
    root.lang = locale;
    document.title = settings.notFoundTitles[locale] || document.title;
  });

  let hasFailed = false;
  addEventListener(
    "error",
    function (event) {
      const target = event.target;
      const failed = target instanceof HTMLScriptElement ? target.src : event.filename;
      // A script may also come in part, or be something else; until the page has started, an error is of one.
      if (failed && failed.indexOf(location.origin) === 0) hasFailed = true;
    },
    true,
  );
  addEventListener("load", function () {
    const words = settings.words[locale];
    if (!hasFailed || window.___started || !words) return;
    const banner = document.createElement("div");
    banner.className = settings.bannerClass;
    banner.setAttribute("role", "alert");
    const say = function (text: string, tag: string): HTMLElement {
      const element = document.createElement(tag);
      element.textContent = text;
      banner.append(element);
      return element;
    };
    say(words.title, "strong");
    say(words.text, "p");
    say(words.configured.replace("{{prefix}}", settings.prefix || "/"), "p");
    say(words.suggested.replace("{{path}}", location.pathname), "p");
    say(words.retry, "button").addEventListener("click", function () {
      location.reload();
    });
    document.body.prepend(banner);
  });
}

/** Source of the early script: the same in every page of a build. @param bannerClass class of the wrong-prefix banner */
export function earlyScript(bannerClass: string, notFoundTitles: Record<string, string>): string {
  const { theme, announcementId, announcementDismissed } = storageKeys;
  const words = Object.fromEntries(
    localeKeys.map((locale) => {
      const t = errorStrings[locale];
      return [
        locale,
        {
          title: t.baseUrlTitle,
          text: t.baseUrlText,
          configured: t.baseUrlConfigured,
          suggested: t.baseUrlSuggested,
          retry: t.retry,
        },
      ];
    }),
  );
  const settings: Settings = {
    keys: { theme, announcementId, announcementDismissed },
    theme: siteConfig.theme,
    announcementId: siteConfig.announcement?.id ?? "",
    hasShortcut: siteConfig.search.shortcut,
    prefix: __PATH_PREFIX__,
    locales: localeKeys,
    defaultLocale,
    words,
    bannerClass,
    notFoundTitles,
  };
  return `(${early.toString()})(${JSON.stringify(settings).replace(/</g, "\\u003c")})`;
}
