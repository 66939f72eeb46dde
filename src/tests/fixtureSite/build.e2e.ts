import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { buildFixture } from "../support/sites/buildFixture";
import { fixtureSite } from "../support/sites/sites";

test.describe("a build with small mistakes goes through and warns", () => {
  const log = () => fs.readFileSync(path.join(fixtureSite.folder, "build.log"), "utf8");

  for (const [what, warning] of [
    [
      "a broken anchor [S8.12]",
      "content/en/ugly/links.mdx:16:3  there is no heading #no-such-heading on /ugly/target/",
    ],
    [
      "a link to a Markdown file [S8.11]",
      "content/en/ugly/links.mdx:17:3  the Markdown file link ./other.md leads nowhere",
    ],
    ["a doc missing in Russian", "content/en/ugly/english-only.mdx:1:1  the doc is missing in «ru»"],
    ["a doc missing in English", "content/ru/ugly/russian-only.mdx:1:1  the doc is missing in «en»"],
    ["an outdated translation", "content/ru/ugly/outdated.mdx:1:1  the original has changed since it was translated"],
  ] as const) {
    test(`about ${what}`, () => {
      expect(log()).toContain(`warning ${warning}`);
    });
  }

  test("and about nothing else: words and style are the matter of the check, not of the build", () => {
    expect(log().match(/^(?:warning|error) content\/.*$/gm)).toHaveLength(5);
  });
});

test.describe("a build with real mistakes fails and names file and line of each [S8.10, S8.15]", () => {
  test.describe.configure({ mode: "serial" });
  let result: ReturnType<typeof buildFixture>;

  test.beforeAll(() => {
    test.setTimeout(600_000);
    result = buildFixture("broken", { folder: path.join(os.tmpdir(), "indigo-x-docs-broken"), prefix: "" });
  });

  test("it exits with an error", () => {
    expect(result.code).not.toBe(0);
  });

  test("it names every mistake in one run", () => {
    for (const mistake of [
      "content/en/bad/link.mdx:9:11  the link leads to /bad/nowhere/",
      "content/en/bad/empty.mdx:1:1  the doc /bad/empty/ has no content",
      "content/ru/bad/structure.mdx:12:1  heading of level 3 stands where content/en/bad/structure.mdx:11 has heading of level 2",
      "content/en/bad/import.mdx:9:1  documents cannot import modules",
      "content/en/bad/expression.mdx:7:8  {expressions} are not allowed",
      "content/en/bad/component.mdx:9:1  there is no component <Video>",
      "content/en/bad/front-matter.mdx:4:1  unknown front matter field sidebarPosition",
      "content/en/bad/front-matter.mdx:5:1  hideSidebar must be true or false",
      "content/en/bad/fact.mdx:7:6  there is no product fact «noSuchPort»",
    ])
      expect.soft(result.output).toContain(mistake);
  });
});
