/** What the home page offers, in its order. Words are in `home.json` under the same keys; a path whose doc is missing stops the build. */
export const homeTasks = [
  { key: "createProfile", icon: "profiles", path: "/profiles/creation/" },
  { key: "connectProxy", icon: "route", path: "/proxies/" },
  { key: "moveCookies", icon: "cookie", path: "/cookies/" },
  { key: "automate", icon: "terminal", path: "/api/" },
  { key: "team", icon: "team", path: "/functionality/" },
  { key: "pay", icon: "card", path: "/account/" },
] as const;

export const quickStartSteps = [
  { key: "install", path: "/getting-started/system-requirements/" },
  { key: "create", path: "/profiles/creation/" },
  { key: "proxy", path: "/proxies/choosing-type/" },
  { key: "launch", path: "/profiles/launch-and-stop/" },
] as const;

export const quickStartPath = "/getting-started/quick-start-guide/";

export const popularPaths = [
  "/profiles/launch-and-stop/",
  "/proxies/choosing-type/",
  "/cookies/import/",
  "/troubleshooting/cant-launch-profile/",
  "/troubleshooting/locked-profile/",
  "/api/indigo-automation/beginners-guide/",
] as const;

/** Docs that the empty search dialog and the not-found page suggest. */
export const startingPoints = [
  "/getting-started/quick-start-guide/",
  "/profiles/creation/",
  "/troubleshooting/",
] as const;
