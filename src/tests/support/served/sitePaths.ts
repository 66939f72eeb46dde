import { type APIRequestContext, expect } from "@playwright/test";

/** Pages that stand in no sitemap. */
const unlisted = ["/search/", "/ru/search/", "/404.html", "/ru/404.html"];

/** Address of every page of the real site: those of the sitemap, and those that it leaves out. */
export async function sitePaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(listed).toContain("/ru/");
  return [...listed, ...unlisted];
}
