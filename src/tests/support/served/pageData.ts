import type { Page } from "@playwright/test";

/** Recognises the request for the data of a page, with any query. @param path as in a link: `/guide/page/` */
export function isPageData(path: string): (url: URL) => boolean {
  const file = `/page-data${path === "/" ? "/index/" : path}page-data.json`;
  return (url) => url.pathname === file;
}

/** Keeps the data of a page from arriving, as on a slow line. @returns lets it through */
export async function holdPageData(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isPageData(path), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Breaks the line for the data of a page. @returns repairs it */
export async function failPageData(page: Page, path: string): Promise<() => Promise<void>> {
  const matches = isPageData(path);
  await page.route(matches, (route) => route.abort("connectionfailed"));
  return () => page.unroute(matches);
}
