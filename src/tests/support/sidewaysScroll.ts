import type { Page } from "@playwright/test";

/** The ends of both layouts and usual windows between them: what fits a window fits wider ones of the same layout. */
export const usualWidths = [320, 480, 768, 996, 997];

/**
 * Makes the window as wide as each width and says where the page is wider than the window. The body clips what
 * sticks out, so the clip is taken away first: a reader would not scroll sideways but lose the end of the line.
 */
export async function sidewaysScroll(page: Page, widths: number[]): Promise<string[]> {
  await page.evaluate(() => document.body.style.setProperty("overflow-x", "visible", "important"));
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const culprit = await page.evaluate(findCulprit);
    if (culprit) findings.push(`at ${width} px ${culprit}`);
  }
  return findings;
}

/** Runs in the page; asking for sizes makes the browser lay the page out for its new width. */
function findCulprit(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const isScrolled = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== "visible" || isScrolled(parent);
  };
  const end = (element: Element) => element.getBoundingClientRect().right;
  const [widest] = [...document.body.querySelectorAll("*")]
    .filter((element) => !isScrolled(element) && end(element) > clientWidth + 0.5)
    .sort((a, b) => end(b) - end(a));
  const text = widest ? `<${widest.tagName.toLowerCase()}> «${(widest.textContent ?? "").trim().slice(0, 40)}»` : "";
  return `the page is ${scrollWidth - clientWidth} px wider than the window: ${text}`;
}
