import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";
import { sectionIcons } from "../site/sections";
import { seedRoutes } from "./support/served/seedRoutes";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
const manifest = JSON.parse(fs.readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
const code = tracked.filter(
  (file) => /^(src|gatsby-)/.test(file) && /(?<!test)\.(ts|tsx)$/.test(file) && fs.existsSync(file),
);
const sources = new Map(code.map((file) => [file, fs.readFileSync(file, "utf8")]));

test("code is TypeScript; only commands that run before anything is installed are plain JavaScript [S10.1]", () => {
  const javascript = tracked.filter((file) => /\.[cm]?jsx?$/.test(file) && fs.existsSync(file));
  const insisted = ["eslint.config.mjs", "src/gatsby/layoutPlugin/index.js"]; // Gatsby knows a plugin by its index.js.
  expect(javascript.filter((file) => !/^src\/commands\/(\w+\/)?\w+\.mjs$/.test(file))).toEqual(insisted);
});

test.each([
  "gatsby",
  "gatsby-plugin-mdx",
  "gatsby-source-filesystem",
  "gatsby-plugin-react-i18next",
  "gatsby-plugin-local-search",
  "react",
  "react-use-flexsearch",
  "gatsby-plugin-nprogress",
])("the package %s is installed and used [S10.3]", (name) => {
  expect(manifest.dependencies).toHaveProperty(name);
  const users = [...sources.values()].filter((text) => text.includes(`"${name}"`));
  expect(users.length).toBeGreaterThan(0);
});

test("no module imports all of lucide: webpack would build 1,998 modules for the icons that we show", () => {
  const whole = /^import (?!type\b)[^;]* from "lucide";/m;
  expect([...sources].filter(([, text]) => whole.test(text)).map(([file]) => file)).toEqual([]);
});

test("the tools that need no import are there: Gatsby draws pages with react-dom, scripts call tsc [S10.1, S10.3]", () => {
  expect(manifest.dependencies).toMatchObject({ "react-dom": "18.3.1", typescript: "5.9.3" });
  expect(manifest.scripts?.types).toContain("tsc");
});

test("the top level holds what the client named, and what the tools insist on [S10.4]", () => {
  const top = [...new Set(tracked.map((file) => file.split("/")[0]))].sort();
  const named =
    "content src static gatsby-config.ts gatsby-node.ts gatsby-browser.tsx package.json tsconfig.json README.md";
  const insisted =
    ".ci .gitattributes .github .gitignore .nvmrc .prettierignore LICENSE eslint.config.mjs gatsby-ssr.tsx package-lock.json";
  expect(top).toEqual([...named.split(" "), ...insisted.split(" ")].sort());
});

test("every file has a name that all systems can write, and that differs from others by more than its case", () => {
  const refused = /[<>:"|?*\\]|[. ](\/|$)|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;
  expect(tracked.filter((file) => refused.test(file))).toEqual([]);
  const lower = tracked.map((file) => file.toLowerCase());
  expect(lower.filter((file, place) => lower.indexOf(file) !== place)).toEqual([]);
  // Windows allows 260 characters; a clone needs some of them for its own place.
  expect(tracked.filter((file) => file.length > 150)).toEqual([]);
});

test("the README names every dependency", () => {
  const readme = fs.readFileSync("README.md", "utf8");
  const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter((name) => !name.startsWith("@types/") && !readme.includes(`\`${name}\``))).toEqual([]);
});

test("the content speaks to people who use the browser and to those who automate it, about every subject [S0.2, S1.1]", () => {
  const subjects = ["profiles", "fingerprints", "proxies", "cookies", "api", "functionality", "account"];
  expect(Object.keys(sectionIcons)).toEqual(expect.arrayContaining(subjects));
  for (const locale of ["en", "ru"])
    for (const slug of subjects) expect(fs.existsSync(`content/${locale}/${slug}/index.mdx`)).toBe(true);
});

test("rights of roles stand in one table, on the page about roles, in both languages [S6.2]", () => {
  const page = seedRoutes.functionality?.["S2.192"];
  const heads = { en: "| Right | Owner |", ru: "| Право | Владелец |" };
  for (const [locale, head] of Object.entries(heads)) {
    const docs = tracked.filter((file) => file.startsWith(`content/${locale}/`) && fs.existsSync(file));
    const withTable = docs.filter((file) => fs.readFileSync(file, "utf8").includes(head));
    expect(withTable).toEqual([`content/${locale}${page?.replace(/\/$/, ".mdx")}`]);
  }
});
