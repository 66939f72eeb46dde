import { expect, test } from "vitest";
import { compile, docRecord, releaseNote } from "../../tests/support/content/docRecords";
import { feedHtml } from "./feedHtml";

/** A note as readers of the feed get it. */
async function htmlOf(note: string): Promise<string> {
  const notes = [releaseNote("en/releases/2026-11-21.md", note)];
  const guide = docRecord("en/guide/index.mdx");
  const { tree } = await compile("<ReleaseNotes />", [guide], "en/releases/index.mdx", notes);
  return feedHtml(tree.slice(2), "https://docs.example", "https://docs.example/releases/");
}

test.each([
  ["- One.\n- *Two* & **three**.", "<ul><li>One.</li><li><em>Two</em> &amp; <strong>three</strong>.</li></ul>"],
  ["[Guide](/guide/#part)", '<p><a href="https://docs.example/guide/#part">Guide</a></p>'],
  ["[Day](#21-november-2026)", '<p><a href="https://docs.example/releases/#21-november-2026">Day</a></p>'],
  ["[Out](https://example.org/?a=1&b=2)", '<p><a href="https://example.org/?a=1&amp;b=2">Out</a></p>'],
  [
    "`a < b` <Path>~/indigo</Path> <Key>Ctrl</Key>",
    "<p><code>a &lt; b</code> <code>~/indigo</code> <kbd>Ctrl</kbd></p>",
  ],
  [
    '![A "square"](/images/square.png)',
    '<p><img src="https://docs.example/images/square.png" alt="A &quot;square&quot;"></p>',
  ],
  [
    '![A square](/images/square.png "Caption")',
    '<figure><img src="https://docs.example/images/square.png" alt="A square" title="Caption"><figcaption>Caption</figcaption></figure>',
  ],
  ["```text\na < b\n```", '<pre><code><span class="line">a &lt; b\n</span></code></pre>'],
  [
    "| A |\n|---|\n| 1 |",
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><th scope="row">1</th></tr></tbody></table>',
  ],
])("%j", async (note, html) => {
  expect(await htmlOf(note)).toBe(html);
});
