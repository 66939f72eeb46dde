import { afterEach, expect, test, vi } from "vitest";
import { editUrl, historyUrl, issueUrl, readRepositoryUrl, repositoryMistake } from "./repository";

afterEach(() => void vi.unstubAllEnvs());

test.each([
  "https://github.com/owner/name",
  "https://github.com/owner/name/",
  "https://github.com/owner/name.git",
  "https://git.example.org/group/docs/name",
])("%s is the address of a repository", (value) => {
  const url = value.replace(/\/$|\.git$/, "");
  expect(readRepositoryUrl(value, "it")).toEqual({ url, mistake: null });
});

test.each([
  "github.com/owner/name",
  "http://github.com/owner/name",
  "git@github.com:owner/name.git",
  "https://github.com",
  "https://user:secret@github.com/owner/name",
  "https://github.com/owner/name?tab=readme",
  "javascript:alert(1)",
])("%s is none, and the sentence says what to write", (value) => {
  const { url, mistake } = readRepositoryUrl(value, "REPOSITORY_URL");
  expect(url).toBeNull();
  expect(mistake).toBe(
    `REPOSITORY_URL is «${value}», which is no address of a repository: write it like https://github.com/owner/name`,
  );
});

test("the environment comes before the configuration; without an address there are no links and no mistake", () => {
  const file = "content/en/a.mdx";
  vi.stubEnv("REPOSITORY_URL", "");
  expect([editUrl(file), historyUrl(file), issueUrl(), repositoryMistake()]).toEqual([null, null, null, null]);
  vi.stubEnv("REPOSITORY_URL", "https://github.com/owner/name/");
  expect(editUrl(file)).toBe(`https://github.com/owner/name/edit/HEAD/${file}`);
  expect(issueUrl()).toBe("https://github.com/owner/name/issues/new");
  expect(historyUrl(file)).toBe(`https://github.com/owner/name/commits/HEAD/${file}`);
  vi.stubEnv("REPOSITORY_URL", "owner/name");
  expect([editUrl(file), historyUrl(file)]).toEqual([null, null]);
  expect(repositoryMistake()).toContain("REPOSITORY_URL is «owner/name»");
});
