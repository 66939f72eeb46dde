import { expect, test } from "@playwright/test";
import { openPage } from "../../support/openPage";

for (const { path, feed, link, heading, date, doc } of [
  {
    path: "/releases/",
    feed: "/releases/feed.xml",
    link: "RSS feed of these notes",
    heading: "What changed in this documentation",
    date: "21 November 2026",
    doc: { path: "/plants/fast-growers/", label: "how to grow fast" },
  },
  {
    path: "/ru/releases/",
    feed: "/ru/releases/feed.xml",
    link: "RSS-лента этих изменений",
    heading: "Что изменилось в документации",
    date: "21 ноября 2026 г.",
    doc: { path: "/ru/plants/fast-growers/", label: "как растить быстро" },
  },
]) {
  test(`${path} shows the release notes and leads to their feed`, async ({ page, request }) => {
    await openPage(page, path);
    await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
    await expect(page.getByRole("heading", { name: date, level: 3 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: link })).toHaveAttribute("href", feed);
    await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
      "href",
      `https://faq.indigobrowser.com${feed}`,
    );
    const answer = await request.get(feed);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    const titles = [...text.matchAll(/<item>\s*<title>([^<]+)<\/title>/g)].map(([, title]) => title);
    expect(titles).toContain(date);
    // A note's Markdown is drawn on the page and in the feed, where readers are elsewhere.
    await expect(page.getByRole("main").getByRole("link", { name: doc.label })).toHaveAttribute("href", doc.path);
    await expect(page.getByRole("main").locator("li code")).toHaveText("acorns");
    expect(text).toContain(`&lt;a href="https://faq.indigobrowser.com${doc.path}"&gt;${doc.label}&lt;/a&gt;`);
  });
}
