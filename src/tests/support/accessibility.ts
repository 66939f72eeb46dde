import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe holds against a page: rule, what it is about, and the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, help, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ target }) => target.join(" "));
    return `${id}: ${help} (${nodes.length}) ${elements.join(" | ")}`;
  });
}
