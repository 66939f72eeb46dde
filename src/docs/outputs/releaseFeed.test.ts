import { expect, test } from "vitest";
import { releaseFeed } from "./releaseFeed";

const notes = [{ date: "2026-11-21", tree: [["p", null, "Tags & <notes>."] as ["p", null, string]], text: "" }];

test("the feed of a language has a channel and an item for each note", () => {
  const feed = releaseFeed(notes, "en", "https://docs.example");
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(feed).toContain("<link>https://docs.example/releases/</link>");
  expect(feed).toContain("<language>en</language>");
  expect(feed).toContain('<atom:link href="https://docs.example/releases/feed.xml" rel="self"');
  expect(feed).toContain("<title>21 November 2026</title>");
  expect(feed).toContain("<guid>https://docs.example/releases/#21-november-2026</guid>");
  expect(feed).toContain("<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>");
});

test("text is escaped twice: once for readers' HTML, once for XML", () => {
  expect(releaseFeed(notes, "en", "https://docs.example")).toContain(
    "<description>&lt;p&gt;Tags &amp;amp; &amp;lt;notes&amp;gt;.&lt;/p&gt;</description>",
  );
});

test("the Russian feed leads to the Russian page, at the anchor both languages share", () => {
  const feed = releaseFeed(notes, "ru", "https://docs.example");
  expect(feed).toContain("<link>https://docs.example/ru/releases/#21-november-2026</link>");
  expect(feed).toContain("<title>21 ноября 2026 г.</title>");
});
