import type { Locator, Page } from "@playwright/test";

/** The bar at the top, in either language. */
export function header(page: Page): Locator {
  return page.getByRole("navigation", { name: /^(Main|Главное меню)$/ });
}

/** The column with all sections beside the article, in either language. */
export function sidebar(page: Page): Locator {
  return page
    .getByRole("complementary")
    .getByRole("navigation", { name: /^(Sections of the documentation|Разделы документации)$/ });
}

/** The menu of small screens and the button that opens it, in either language. */
export function mobileMenu(page: Page): { button: Locator; menu: Locator } {
  const button = header(page).getByRole("button", { name: /^(Open the menu|Открыть меню)$/ });
  return { button, menu: page.getByRole("dialog", { name: /^(Menu|Меню)$/ }) };
}

/** How far the reader has scrolled, in pixels. */
export function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}
