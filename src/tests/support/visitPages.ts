import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** Looks at an open page and says what is wrong with it, a line for each. */
type Inspect = (page: Page) => Promise<string[]>;

type Options = { context?: BrowserContextOptions; theme?: "light" | "dark"; atOnce?: number };

/**
 * Opens every address, a few at once, waits until the page is quiet and inspects it.
 * @returns the findings of all pages, each with its address in front
 */
export async function visitPages(
  browser: Browser,
  paths: string[],
  inspect: Inspect,
  { context: contextOptions, theme = "light", atOnce = 4 }: Options = {},
): Promise<string[]> {
  const context = await browser.newContext(contextOptions);
  await context.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
  const waiting = [...paths];
  const findings: string[] = [];
  const visit = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await context.newPage();
      const messages = collectMessages(page);
      await page.goto(path, { waitUntil: "networkidle" });
      const found = [...(await inspect(page)), ...messages];
      findings.push(...found.map((text) => `${path}  ${text}`));
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  await context.close();
  return findings.sort();
}

/** Everything the page says to the console, and errors that nothing caught; the list grows as they come. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`console.${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
