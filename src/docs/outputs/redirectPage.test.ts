import { expect, test } from "vitest";
import { redirectPage } from "./redirectPage";

test("leads to the target with and without scripts, and stays out of search engines", () => {
  const html = redirectPage("/ru/guide/", "https://example.org");
  expect(html).toContain('<a href="/ru/guide/">');
  expect(html).toContain('content="0; url=/ru/guide/"');
  expect(html).toContain('rel="canonical" href="https://example.org/ru/guide/"');
  expect(html).toContain('content="noindex"');
});

test("uses one script for every target", () => {
  const script = (html: string) => /<script>(.*)<\/script>/.exec(html)?.[1];
  expect(script(redirectPage("/a/", ""))).toBe(script(redirectPage("/b/", "")));
});
