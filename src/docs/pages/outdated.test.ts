import { afterEach, expect, test, vi } from "vitest";
import { docRecord, twins } from "../../tests/support/content/docRecords";
import { docLibrary } from "../library/docLibrary";
import type { DocRecord } from "../read/docRecord";
import { outdated } from "./outdated";

afterEach(() => void vi.unstubAllEnvs());

const original = docRecord("en/a.mdx", { lastChange: "2026-11-20" });
const translation = docRecord("ru/a.mdx", { sourceHash: "0123456789ab", lastChange: "2026-11-01" });

/** What pages say, by their address. */
function notices(docs: DocRecord[]): Record<string, ReturnType<typeof outdated>> {
  const library = docLibrary(docs);
  return Object.fromEntries(library.pages.map((page) => [page.path, outdated(page, library)]));
}

test("an outdated translation has the day its original changed, in the reader's words, and the list of its changes", () => {
  vi.stubEnv("REPOSITORY_URL", "https://github.com/owner/name");
  expect(notices([original, translation])).toEqual({
    "/a/": null,
    "/ru/a/": {
      since: "20 ноября 2026 г.",
      historyUrl: "https://github.com/owner/name/commits/HEAD/content/en/a.mdx",
    },
  });
});

test("without history and repository it says no more than that it is outdated", () => {
  vi.stubEnv("REPOSITORY_URL", "");
  const docs = [{ ...original, lastChange: null }, translation];
  expect(notices(docs)["/ru/a/"]).toEqual({ since: null, historyUrl: null });
});

test("translations that are up to date and pages that show the other language's text say nothing", () => {
  expect(notices(twins("a.mdx"))).toEqual({ "/a/": null, "/ru/a/": null });
  expect(notices([original])).toEqual({ "/a/": null, "/ru/a/": null });
  expect(notices([translation])).toEqual({ "/a/": null, "/ru/a/": null });
});
