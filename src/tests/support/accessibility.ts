import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Half the size of the source that the package exports: it is sent to every page, and read there. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe holds against a page: rule, what it is about, and the elements. axe-core runs in the page itself: its wrapper
 * for Playwright needs twice the time, for frames that our pages do not have.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (values) => {
    // A box that scrolls becomes a stop for the keyboard once the browser has measured it: a frame or two later.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      // Our pages hold no frames, and no rule of ours reads style sheets or media.
      iframes: false,
      preload: false,
    });
    return violations.map(({ id, help, nodes }) => {
      const elements = nodes.slice(0, 3).map(({ target }) => target.join(" "));
      return `${id}: ${help} (${nodes.length}) ${elements.join(" | ")}`;
    });
  }, tags);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
