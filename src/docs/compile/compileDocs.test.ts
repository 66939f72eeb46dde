import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { docRecord, releaseNote } from "../../tests/support/content/docRecords";
import { docLibrary } from "../library/docLibrary";
import type { DocRecord } from "../read/docRecord";
import type { ReleaseNote } from "../read/releases/releaseNote";
import { type CompilerOptions, docCompiler } from "./compileDocs";
import { folderMemory, type Memory, processMemory } from "./remember/memory";

type Options = Partial<CompilerOptions>;
type Site = { docs: DocRecord[]; notes?: ReleaseNote[]; options?: Options };

const square = { width: 64, height: 48 };
const siteNotes = [
  releaseNote("en/releases/2026-11-21.md", "- Port `%%port%%`.\n- [Old](/old/plain/)."),
  releaseNote("ru/releases/2026-11-21.md", "- Первое."),
];

/** A small site in which every doc depends on others in its own way. */
const site = [
  docRecord("en/guide/index.mdx", { body: "<SectionCards />" }),
  docRecord("en/guide/cards.mdx", { body: '<Cards>\n\n<Card doc="/guide/plain/" />\n\n</Cards>' }),
  docRecord("en/guide/linking.mdx", { body: "[Plain](/guide/plain/) and [old](/old/plain/)." }),
  docRecord("en/guide/plain.mdx", { body: "## First\n\nText.", aliases: ["/old/plain/"] }),
  docRecord("ru/guide/plain.mdx", { body: "## Первый\n\nТекст." }),
  docRecord("en/guide/fact.mdx", { body: "Port `%%port%%`." }),
  docRecord("en/guide/label.mdx", { body: '<Screen title="A">\n<Row name="stop" />\n</Screen>' }),
  docRecord("en/guide/image.mdx", { body: "![A square](/images/square.png)" }),
  docRecord("en/releases.mdx", { body: "<ReleaseNotes />" }),
  docRecord("ru/releases.mdx", { body: "<ReleaseNotes />" }),
  docRecord("en/table-of-contents.mdx", { body: "<AllDocs />" }),
];

async function build({ docs, notes = siteNotes, options = {} }: Site, memory: Memory) {
  const facts = { port: { value: "45011", confirmed: true } };
  const labels = { stop: { en: "Stop", ru: "Стоп", confirmed: true } };
  const library = docLibrary(docs, notes);
  const compiler = docCompiler(library, { imageSize: () => square, facts, labels, memory, ...options });
  const built = [];
  for (const doc of docs) built.push([await compiler.compile(doc), (await compiler.draw(doc)).read()]);
  return { built: [...built, await compiler.releaseNotes("en")], anew: compiler.compiledAnew() };
}

function changed(file: string, fields: Partial<DocRecord>): DocRecord[] {
  return site.map((doc) => (doc.sourcePath === file ? { ...doc, ...fields } : doc));
}

const plain = "content/en/guide/plain.mdx";
const englishNote = ["en/releases.mdx", "en/releases/2026-11-21.md"];

describe("what is compiled again", () => {
  let memory: Memory;
  beforeEach(async () => {
    memory = processMemory();
    await build({ docs: site }, memory);
  });

  test.each<[change: string, after: Site, anew: string[]]>([
    ["nothing", { docs: site }, []],
    ["a doc's text", { docs: changed(plain, { body: "## First\n\nNew text." }) }, ["en/guide/plain.mdx"]],
    [
      "a heading that a translation takes its anchor from",
      { docs: changed(plain, { body: "## Other\n\nText." }) },
      ["en/guide/plain.mdx", "ru/guide/plain.mdx"],
    ],
    [
      "a title that cards and lists show",
      { docs: changed(plain, { title: "New title" }) },
      ["en/guide/cards.mdx", "en/guide/index.mdx", "en/guide/plain.mdx", "en/table-of-contents.mdx"],
    ],
    [
      "a task that cards say in the place of the title",
      { docs: changed(plain, { task: "Do it" }) },
      ["en/guide/cards.mdx", "en/guide/index.mdx", "en/guide/plain.mdx"],
    ],
    [
      "a description that cards show",
      { docs: changed(plain, { description: "Another sentence." }) },
      ["en/guide/cards.mdx", "en/guide/index.mdx", "en/guide/plain.mdx"],
    ],
    ["an alias that a link uses", { docs: changed(plain, { aliases: [] }) }, ["en/guide/linking.mdx", ...englishNote]],
    ["keywords, which search reads", { docs: changed(plain, { keywords: ["word"] }) }, ["en/guide/plain.mdx"]],
    [
      "the order of the sidebar",
      { docs: changed(plain, { position: -1 }) },
      ["en/guide/index.mdx", "en/table-of-contents.mdx"],
    ],
    [
      "a new doc",
      { docs: [...site, docRecord("en/guide/new.mdx")] },
      ["en/guide/index.mdx", "en/guide/new.mdx", "en/table-of-contents.mdx"],
    ],
    [
      "a doc that is gone",
      { docs: site.filter(({ slug }) => slug !== "guide/plain") },
      [
        "en/guide/cards.mdx",
        "en/guide/index.mdx",
        "en/guide/linking.mdx",
        "en/releases.mdx",
        "en/releases/2026-11-21.md",
        "en/table-of-contents.mdx",
      ],
    ],
    [
      "a product fact",
      { docs: site, options: { facts: { port: { value: "1", confirmed: true } } } },
      ["en/guide/fact.mdx", ...englishNote],
    ],
    [
      "a label of the interface",
      { docs: site, options: { labels: { stop: { en: "Halt", ru: "Стоп", confirmed: true } } } },
      ["en/guide/label.mdx"],
    ],
    [
      "an image's size",
      { docs: site, options: { imageSize: () => ({ width: 1, height: 1 }) } },
      ["en/guide/image.mdx"],
    ],
    [
      "a release note's text",
      { docs: site, notes: [releaseNote("en/releases/2026-11-21.md", "- New."), siteNotes[1]!] },
      englishNote,
    ],
    [
      "a release note's translation",
      { docs: site, notes: [siteNotes[0]!, releaseNote("ru/releases/2026-11-21.md", "- Новое.")] },
      ["ru/releases.mdx", "ru/releases/2026-11-21.md"],
    ],
    [
      "a new release note, which the other language shows as well",
      { docs: site, notes: [...siteNotes, releaseNote("en/releases/2026-11-22.md", "- Second.")] },
      ["en/releases.mdx", "en/releases/2026-11-22.md", "ru/releases.mdx"],
    ],
    ["a release note that is gone", { docs: site, notes: [] }, ["en/releases.mdx", "ru/releases.mdx"]],
  ])("after a change of %s", async (_change, after, anew) => {
    const again = await build(after, memory);
    expect(again.anew).toEqual(anew.map((file) => `content/${file}`));
    const fromNothing = await build(after, processMemory());
    expect(again.built).toEqual(fromNothing.built);
  });
});

describe("a memory in a folder", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-memory-"));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  const paths = site.map(({ sourcePath }) => sourcePath);

  test("serves the next process, and equals what is compiled from nothing", async () => {
    const first = await build({ docs: site }, folderMemory(folder, "1"));
    const second = await build({ docs: site }, folderMemory(folder, "1"));
    expect(second.anew).toEqual([]);
    expect(second.built).toEqual(first.built);
  });

  test("another version of the compiler starts anew and throws the old results away", async () => {
    expect((await build({ docs: site }, folderMemory(folder, "2"))).anew).toHaveLength(site.length + siteNotes.length);
    expect(fs.readdirSync(folder)).toEqual(["2"]);
  });

  test("a damaged file counts as none", async () => {
    for (const file of fs.readdirSync(path.join(folder, "2"))) fs.writeFileSync(path.join(folder, "2", file), "{");
    expect((await build({ docs: site }, folderMemory(folder, "2"))).anew).toHaveLength(site.length + siteNotes.length);
  });

  test("a doc that only the checks have compiled is compiled again to be drawn", async () => {
    const { anew } = await build({ docs: site }, folderMemory(folder, "3"));
    expect(anew).toHaveLength(site.length + siteNotes.length);
    const library = docLibrary(changed(plain, { body: "New." }), siteNotes);
    const memory = folderMemory(folder, "3");
    const checking = docCompiler(library, { imageSize: () => square, draws: false, memory });
    for (const doc of library.docs) await checking.compile(doc);
    expect((await build({ docs: library.docs }, folderMemory(folder, "3"))).anew).toContain(plain);
  });

  test("forgets docs whose files are gone", () => {
    const memory = folderMemory(folder, "3");
    memory.forgetOthers(paths.filter((sourcePath) => sourcePath !== plain));
    expect(folderMemory(folder, "3").recall(plain)).toBeNull();
    expect(folderMemory(folder, "3").recall("content/en/guide/cards.mdx")).not.toBeNull();
  });

  test("leaves alone what another process is writing", () => {
    const unfinished = path.join(folder, "3", "0123.json.4567");
    fs.writeFileSync(unfinished, "{");
    folderMemory(folder, "3").forgetOthers(paths);
    expect(fs.existsSync(unfinished)).toBe(true);
  });
});
