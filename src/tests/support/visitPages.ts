import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { openPage } from "./openPage";

/** Looks at an open page and says what is wrong with it, a line for each. */
type Inspect = (page: Page, path: string) => Promise<string[]>;

type Options = { context?: BrowserContextOptions; theme?: "light" | "dark"; atOnce?: number };

/**
 * Opens every address, a few at once, and inspects the page once its scripts have taken over. A tab opens one address
 * after the other: a new tab for each would take twice the time, because the browser starts each with cold code caches.
 * Nothing is loaded ahead, as for readers who save data: each page is visited for itself.
 * @returns the findings of all pages, each with its address in front
 */
export async function visitPages(
  browser: Browser,
  paths: string[],
  inspect: Inspect,
  { context: contextOptions, theme = "light", atOnce = 2 }: Options = {},
): Promise<string[]> {
  const context = await browser.newContext(contextOptions);
  await context.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
  await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const waiting = [...paths];
  const findings: string[] = [];
  const visit = async () => {
    const page = await context.newPage();
    const viewport = page.viewportSize();
    const messages = collectMessages(page);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (viewport) await page.setViewportSize(viewport);
      await openPage(page, path);
      const found = [...(await inspect(page, path)), ...messages.splice(0)];
      findings.push(...found.map((text) => `${path}  ${text}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  await context.close();
  return findings.sort();
}

/** Everything the page says to the console, and errors that nothing caught; the list grows as they come. */
function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`console.${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
