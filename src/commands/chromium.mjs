import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { run } from "./run.mjs";
import { fail, step } from "./say.mjs";

// The headless shell is the same browser without its windows; the tests run faster in it.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds the browser for the end-to-end tests: `CHROMIUM_PATH`, then an installed one, then Debian's package when we
 * may install it.
 * @returns {Promise<string>} path of the program
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, where there is no file.`);
  const found = installed();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    fail(
      "The end-to-end tests need Chromium: install it (Debian: `sudo apt-get install chromium`) or set CHROMIUM_PATH, then run this again.",
    );
  }
  step("Installing Chromium from Debian's packages");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  const { code } = await run(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell", "fonts-roboto"],
    { env },
  );
  return (code === 0 && installed()) || fail("Chromium could not be installed: see the message of apt-get above.");
}

function installed() {
  for (const name of names) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      // Not this one.
    }
  }
  return null;
}
