/**
 * What the home page offers, in its order. Words are in `home.json` under the same keys: one name has one target. A path
 * whose doc or heading is missing stops the build.
 */
const tasks = {
  install: "/getting-started/install/",
  createProfile: "/profiles/creation/#create-it-in-the-app",
  connectProxy: "/proxies/http-socks/#add-a-proxy-to-a-profile",
  launch: "/profiles/launch-and-stop/",
} as const;

export const homeTasks = [
  { key: "createProfile", icon: "profiles", path: tasks.createProfile },
  { key: "connectProxy", icon: "route", path: tasks.connectProxy },
  { key: "moveCookies", icon: "cookie", path: "/cookies/import/#import-in-the-dashboard" },
  { key: "team", icon: "team", path: "/functionality/workspaces/invite-team-members/#invite-a-colleague" },
  { key: "pay", icon: "card", path: "/account/upgrade-downgrade-plan/#upgrade" },
  { key: "automate", icon: "terminal", path: "/api/indigo-automation/beginners-guide/" },
] as const;

/** What readers in trouble see, in their words. */
export const homeTroubles = [
  { key: "signIn", path: "/troubleshooting/cant-sign-in/" },
  { key: "noStart", path: "/troubleshooting/cant-launch-profile/#rule-out-the-causes-one-by-one" },
  { key: "locked", path: "/troubleshooting/locked-profile/#unlock-the-profile" },
  { key: "noAgent", path: "/troubleshooting/connecting-agent/#try-this-first" },
  { key: "errorCode", path: "/troubleshooting/messages-and-error-codes/#find-your-text" },
] as const;

export const quickStartSteps = [
  { key: "install", path: tasks.install },
  { key: "createProfile", path: tasks.createProfile },
  { key: "connectProxy", path: tasks.connectProxy },
  { key: "launch", path: tasks.launch },
] as const;

export const quickStartPath = "/getting-started/quick-start-guide/";

export const popularPaths = [
  "/getting-started/transferring-profiles/",
  "/getting-started/data-safety/",
  "/proxies/choosing-type/",
  "/cookies/export/",
  "/profiles/quick-profiles/",
  "/functionality/using-agent/",
] as const;

/** Docs that the empty search dialog and the not-found page suggest. */
export const startingPoints = [
  "/getting-started/quick-start-guide/",
  "/profiles/creation/",
  "/troubleshooting/",
] as const;
