import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { siteDigest } from "./siteDigest";

test("whatever findings depend on changes the digest, and nothing else does", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-digest-"));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
    return siteDigest(root);
  };
  const seen = [siteDigest(root)];
  const inputs = ["content/en/a.mdx", "static/images/a.png", "src/docs/checks/rules/x.ts", "src/site/facts.ts"];
  for (const file of [...inputs, "src/locales/en/home.json", "package-lock.json"]) {
    seen.push(write(file, "1"));
    seen.push(write(file, "2"));
  }
  fs.renameSync(path.join(root, "content/en/a.mdx"), path.join(root, "content/en/b.mdx"));
  seen.push(siteDigest(root));
  expect(new Set(seen).size).toBe(seen.length);
  expect(write("src/components/x.tsx", "1")).toBe(seen.at(-1));
  fs.rmSync(root, { recursive: true });
});
