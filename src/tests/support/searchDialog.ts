import { expect, type Locator, type Page } from "@playwright/test";

/** The button in the header that opens search, in either language. */
export function headerSearch(page: Page): Locator {
  return page
    .getByRole("navigation", { name: /^(Main|Главное меню)$/ })
    .getByRole("button", { name: /^(Search|Поиск)/ });
}

/** The search dialog and its field, in either language. */
export function searchDialog(page: Page): { dialog: Locator; field: Locator } {
  const name = /^(Search the documentation|Поиск по документации)$/;
  const dialog = page.getByRole("dialog", { name });
  return { dialog, field: dialog.getByRole("combobox", { name }) };
}

/** Opens search with its button and types a query. */
export async function searchFor(page: Page, query: string): Promise<{ dialog: Locator; field: Locator }> {
  const { dialog, field } = searchDialog(page);
  await headerSearch(page).click();
  await field.fill(query);
  return { dialog, field };
}

/** Types another query into the open dialog, once no row of the query before can be taken for its answer. */
export async function searchNext(page: Page, query: string): Promise<void> {
  const { dialog, field } = searchDialog(page);
  await field.fill("");
  await expect(dialog.getByRole("option")).toHaveCount(0);
  await field.fill(query);
}

/** Remembered searches, in either language. */
export function recentSearches(dialog: Locator): Locator {
  return dialog.getByRole("region", { name: /^(Recent searches|Недавние запросы)$/ });
}
