import { run } from "../run.mjs";
import { fail, step } from "../say.mjs";
import { browserAdvice, installedBrowser } from "./browser.mjs";
import { findProgram, thisSystem } from "./system.mjs";

/**
 * Finds the browser for the end-to-end tests: `CHROMIUM_PATH`, then an installed one, then Debian's package when we
 * may install it.
 * @returns {Promise<string>} path of the program
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return thisSystem.isFile(named) ? named : fail(`CHROMIUM_PATH names ${named}, where there is no file.`);
  const found = installedBrowser(thisSystem);
  if (found) return found;
  if (process.getuid?.() !== 0 || !findProgram("apt-get", thisSystem)) {
    const advice = browserAdvice(thisSystem.platform);
    fail(`The end-to-end tests need Chromium: install it (${advice}) or set CHROMIUM_PATH, then run this again.`);
  }
  step("Installing Chromium from Debian's packages");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  const { code } = await run(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", "chromium-headless-shell", "fonts-roboto"],
    { env },
  );
  const installed = code === 0 && installedBrowser(thisSystem);
  return installed || fail("Chromium could not be installed: see the message of apt-get above.");
}
