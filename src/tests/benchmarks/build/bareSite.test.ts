import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { compileBody } from "./bareSite/src/compileBody";
import { DocPage } from "./bareSite/src/DocPage";

const body = `Text with \`code\` and a [link](/a/b/).

## A heading

<Note title="Mind">

Inside.

</Note>

| One | Two |
| --- | --- |
| 1 | 2 |

\`\`\`json
{ "a": 1 }
\`\`\`
`;
const doc = async () => ({
  locale: "en",
  path: "/a/c/",
  title: "Title",
  description: "Lead.",
  body: await compileBody(body),
});

test("the bare site shows a doc's whole text, its components, tables and coloured code", async () => {
  const html = renderToStaticMarkup(DocPage({ doc: await doc(), docs: [] }));
  expect(html).toContain('Text with <code>code</code> and a <a href="/a/b/">link</a>.');
  expect(html).toContain('<h2 id="a-heading">A heading</h2>');
  expect(html).toMatch(/<section class="note"><strong>Mind<\/strong>\s*<p>Inside\.<\/p>/);
  expect(html).toContain("<tr><td>1</td><td>2</td></tr>");
  expect(html.match(/<span style="color:#\w+">/g)?.length).toBeGreaterThan(1);
});

test("its sidebar lists the sections, and the docs of the page's own", async () => {
  const docs = ["/a/", "/a/b/", "/a/c/", "/z/", "/z/y/"].map((path) => ({ locale: "en", path, title: path }));
  const html = renderToStaticMarkup(
    DocPage({ doc: await doc(), docs: [...docs, { locale: "ru", path: "/ru/a/", title: "а" }] }),
  );
  const listed = [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path);
  expect(listed).toEqual(["/a/", "/a/b/", "/a/c/", "/z/"]);
  expect(html).toContain('<a href="/a/c/" aria-current="page">');
});
