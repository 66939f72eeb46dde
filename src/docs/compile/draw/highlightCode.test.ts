import { expect, test } from "vitest";
import { highlightCode } from "./highlightCode";

test("writes classes instead of colours and escapes the code", async () => {
  const html = await highlightCode('if a < b:\n    print("<b>")', "python", new Set([2]));
  expect(html).toContain('<span class="tk">if</span>');
  expect(html).toContain("&lt;b&gt;");
  expect(html).toContain('<span class="line marked">');
  expect(html).not.toMatch(/style=|<b>/);
});

test("keeps plain text as it is", async () => {
  expect(await highlightCode("a & b", "text", new Set())).toBe('<span class="line">a &amp; b\n</span>');
});

test("a block is coloured once for an original and its translation, and is not kept for ever", async () => {
  const block = () => highlightCode("echo once", "text", new Set<number>());
  const first = block();
  expect(block()).toBe(first);
  for (let line = 0; line < 500; line += 1) await highlightCode(`echo ${line}`, "text", new Set<number>());
  expect(block()).not.toBe(first);
  expect(await block()).toBe(await first);
});
