import type { Page } from "@playwright/test";

/** Collects what goes wrong in a page: exceptions and console errors, as they come. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}
