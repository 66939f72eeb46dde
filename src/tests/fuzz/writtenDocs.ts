import fc from "fast-check";

/** What attackers write, and what parsers stumble over. */
const nasty = fc.constantFrom(
  "javascript:alert(1)",
  "JaVaScRiPt&#58;alert(1)",
  "java&Tab;script:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//example.org/",
  "<script>alert(1)</script>",
  '<img src="x" onerror="alert(1)" />',
  '<a href="javascript:alert(1)">x</a>',
  '" onmouseover="alert(1)',
  "</code></pre><script>alert(1)</script>",
  "]]></script><!--",
  "{alert(1)}",
  "${alert(1)}",
  "\\{ \\< \\` \\",
  "%%launcherPort%%",
  "%%constructor%%",
  "__proto__",
  "constructor",
  "toString",
  "\u0000\u0001\u202E\uFEFF\uFFFD",
  "\uD800",
  "é́́́́",
  "👩‍👩‍👧",
  "жёлудь",
  " ",
  "\t",
);

const word = fc.constantFrom("profile", "proxy", "A", "cookies", "ёлка", "1.", "import", "export", "C:\\Users");
const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" ")) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
);

const address = fc.oneof(nasty, fc.constantFrom("/guide/other/", "#a", "/nowhere/", "../x.md", "https://example.org/"));
const component = fc.constantFrom(
  "Note", "Tip", "Steps", "Tabs", "Tab", "Details", "Cards", "Card", "SectionCards", "AllDocs", "ReleaseNotes", "Path",
  "Key", "Fact", "Label", "Screen", "Window", "Bar", "Row", "Field", "Button", "Place", "Sign", "Remark", "script", "iframe", "constructor", "Foo",
); // prettier-ignore
const attributeName = fc.constantFrom("title", "group", "value", "label", "summary", "doc", "name", "text", "of", "press", "choice", "onClick", "style", "dangerouslySetInnerHTML", "href"); // prettier-ignore
const attributes = fc
  .array(fc.tuple(attributeName, fc.oneof(text, address)), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`).join(""));

const inline = fc.oneof(
  text,
  fc.tuple(text, address).map(([label, to]) => `[${label}](<${to}>)`),
  fc.tuple(text, address).map(([label, to]) => `[${label}](${to} "${label}")`),
  fc.tuple(text, address).map(([label, to]) => `![${label}](<${to}>)`),
  fc.tuple(text, address).map(([label, to]) => `[${label}][r]\n\n[r]: ${to}`),
  text.map((words) => `**${words}** _${words}_ ~~${words}~~`),
  text.map((words) => `\`${words}\``),
  fc.tuple(component, attributes, text).map(([name, written, words]) => `<${name}${written}>${words}</${name}>`),
  fc.tuple(component, attributes).map(([name, written]) => `<${name}${written} />`),
);

/** A drawing of the interface: its parts one in another, rightly or wrongly. */
const drawing = fc
  .tuple(component, component, attributes, fc.constantFrom("createProfile", "constructor", "lock", "start"))
  .map(
    ([outer, inner, written, name]) =>
      `<Screen title="a">\n<${outer}${written}>\n<${inner} name="${name}" of="${name}"${written} press />\n</${outer}>\n</Screen>`,
  );

const diagram = fc
  .tuple(text, text)
  .map(
    ([a, b]) =>
      `\`\`\`diagram title="${a}"\ntext: ${JSON.stringify(a)}\nnodes:\n  a: ${b}\n  b: B\nedges:\n  - a -> b\n\`\`\``,
  );

const block = fc.oneof(
  fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(" ")),
  fc.tuple(fc.integer({ min: 1, max: 6 }), inline).map(([level, words]) => `${"#".repeat(level)} ${words}`),
  fc.array(inline, { minLength: 1, maxLength: 4 }).map((items) => items.map((item) => `1. ${item}`).join("\n")),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => items.map((item, i) => `${"  ".repeat(i)}- ${item}`).join("\n")),
  fc.array(inline, { minLength: 2, maxLength: 4 }).map(([head = "", ...cells]) => `| ${head} | b |\n|---|:-:|\n${cells.map((cell) => `| ${cell} | x |`).join("\n")}`),
  fc.tuple(fc.constantFrom("bash", "python", "json", "mdx", "", "no {1,2}", 'json title="a" {9}'), text).map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\``),
  fc.tuple(component, attributes, inline).map(([name, written, words]) => `<${name}${written}>\n\n${words}\n\n</${name}>`),
  fc.tuple(component, component, inline).map(([outer, inner, words]) => `<${outer}>\n\n<${inner}>\n\n${words}\n\n</${outer}>`),
  diagram,
  drawing,
  inline.map((words) => `> ${words}\n> > ${words}`),
  fc.constantFrom("---", "```", "<", "{", "| a |", "[^1]: x", "- [ ] x", "<!-- x -->", "&#0;", "***", "](", "<Tabs"),
); // prettier-ignore

const field = fc.tuple(
  fc.constantFrom("title", "description", "label", "position", "aliases", "keywords", "lastChange", "other"),
  fc.oneof(text, fc.constantFrom("*note", "[a, b]", "{a: b}", "!!js/function x", "2026-11-21", "1", "|", "&a [*a]")),
);

/** Front matter that may be right, wrong, or none. */
const frontMatter = fc.oneof(
  { weight: 4, arbitrary: fc.constant("---\ntitle: A\nposition: 1\n---\n") },
  { weight: 2, arbitrary: fc.array(field, { maxLength: 4 }).map((fields) => `---\n${fields.map(([name, value]) => `${name}: ${value}`).join("\n")}\n---\n`) },
  { weight: 1, arbitrary: text.map((code) => `---js\n{ title: ${code} }\n---\n`) },
  { weight: 1, arbitrary: text },
); // prettier-ignore

/** Files as a careless or hostile author might write them. */
export const writtenDoc: fc.Arbitrary<Buffer> = fc
  .tuple(frontMatter, fc.array(block, { maxLength: 6 }), fc.constantFrom("\n", "\r\n"))
  .map(([head, blocks, lineEnd]) => Buffer.from((head + blocks.join("\n\n")).replaceAll("\n", lineEnd)));

const change = fc.record({
  at: fc.nat(20_000),
  remove: fc.nat(40),
  insert: fc.oneof(inline, block, fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes).toString("latin1"))), // prettier-ignore
});

/** Good files with some of their bytes replaced. @param files their content */
export function damagedDoc(files: Buffer[]): fc.Arbitrary<Buffer> {
  return fc.tuple(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 5 })).map(([file, changes]) =>
    changes.reduce((bytes, { at, remove, insert }) => {
      const start = at % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, start), Buffer.from(insert, "latin1"), bytes.subarray(start + remove)]);
    }, file),
  );
}
