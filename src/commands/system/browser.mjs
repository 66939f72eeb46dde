import { findProgram, pathsOf } from "./system.mjs";

/** Programs on the `PATH`. The headless shell is the same browser without its windows; the tests run faster in it. */
const names = [
  ...["chromium-headless-shell", "chromium", "chromium-browser"],
  ...["google-chrome", "google-chrome-stable", "microsoft-edge", "microsoft-edge-stable"],
];

/** Where installers put Chromium, Chrome and Edge on systems that have no `PATH` for programs with windows. */
const places = {
  darwin: ["Chromium", "Google Chrome", "Microsoft Edge"].map((name) => [`${name}.app`, "Contents", "MacOS", name]),
  win32: [
    ["Chromium", "Application", "chrome.exe"],
    ["Google", "Chrome", "Application", "chrome.exe"],
    ["Microsoft", "Edge", "Application", "msedge.exe"],
  ],
};

/**
 * An installed browser for the end-to-end tests.
 * @param {import("./system.mjs").System} system
 * @returns {string | null} path of the program
 */
export function installedBrowser(system) {
  const { platform, env, isFile } = system;
  const { join } = pathsOf(platform);
  const below = (/** @type {(string | undefined)[]} */ folders, /** @type {string[][]} */ files) =>
    files.flatMap((file) => folders.flatMap((folder) => (folder ? join(folder, ...file) : [])));
  const files = {
    darwin: below(["/Applications", env.HOME && join(env.HOME, "Applications")], places.darwin),
    win32: below([env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA], places.win32),
  };
  const installed = (platform === "darwin" || platform === "win32" ? files[platform] : []).find(isFile);
  if (installed) return installed;
  for (const name of names) {
    const program = findProgram(name, system);
    if (program) return program;
  }
  return null;
}

/** How a browser is installed on a system, in words. @param {string} platform */
export function browserAdvice(platform) {
  // Homebrew's Chromium is not signed, and macOS refuses to open it.
  if (platform === "darwin") return "`brew install --cask google-chrome`";
  if (platform === "win32") return "`winget install Google.Chrome`";
  return "Debian and Ubuntu: `sudo apt-get install chromium`, Fedora: `sudo dnf install chromium`";
}
