import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { withSlashes } from "../../docs/read/filePath";
import { buildSite, endBuildAt, layOut } from "../support/sites/buildFixture";
import { gardenSite } from "../support/sites/sites";

const place = { folder: path.join(os.tmpdir(), "indigo-x-docs-again"), prefix: "" };

/** Digest of each file of a built site, by its path. */
function digests(site: string): Record<string, string> {
  const built = path.join(site, "public");
  const files = fs.readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)));
  const digest = (file: string) =>
    createHash("sha256")
      .update(fs.readFileSync(path.join(built, file)))
      .digest("hex");
  return Object.fromEntries(paths.sort().map((file) => [withSlashes(file), digest(file)]));
}

test.describe("A build", () => {
  test.describe.configure({ mode: "serial", timeout: 600_000 });
  test.beforeAll(() => {
    fs.rmSync(place.folder, { recursive: true, force: true });
    layOut("garden", place.folder);
  });

  test("that is ended half-way leaves nothing that makes the next one wrong: it equals a build elsewhere, to the byte", async () => {
    // Scripts and page data are there, pages are not.
    expect(await endBuildAt("Building HTML renderer", place)).toBe(true);
    const { code, output } = buildSite(place);
    expect(code, output).toBe(0);
    expect(digests(place.folder)).toEqual(digests(gardenSite.folder));
  });

  test("with a mistake leaves the last good site as it was", () => {
    const before = digests(place.folder);
    fs.appendFileSync(path.join(place.folder, "content/en/plants/care.mdx"), "\n[nowhere](/nowhere/)\n");
    const { code, output } = buildSite(place);
    expect(code).toBe(1);
    expect(output).toMatch(/content\/en\/plants\/care\.mdx:\d+:1 +the link leads to \/nowhere\//);
    expect(digests(place.folder)).toEqual(before);
  });
});
