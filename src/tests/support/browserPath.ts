import { browserAdvice, installedBrowser } from "../../commands/system/browser.mjs";
import { thisSystem } from "../../commands/system/system.mjs";

/**
 * The browser that tests and benchmarks start: the one that `CHROMIUM_PATH` names, otherwise an installed one.
 * @throws with the way to install one, where there is none
 */
export function browserPath(): string {
  const found = process.env.CHROMIUM_PATH ?? installedBrowser(thisSystem);
  if (!found) throw new Error(`There is no Chromium: install it (${browserAdvice(thisSystem.platform)})`);
  return found;
}
