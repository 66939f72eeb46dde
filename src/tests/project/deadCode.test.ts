import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { defaultLocale } from "../../site/locales";
import { codeFiles, importsOf, isTest, projectFiles } from "./sourceFiles";

// What nothing uses goes: each of these lists is empty. Names of locals are ESLint's business.

const read = (file: string) => fs.readFileSync(file, "utf8");
const texts = new Map(codeFiles.map((file) => [file, read(file)]));

/** Code of the site and its tools, and of tests with what they stand on. */
const siteFiles = codeFiles.filter((file) => !isTest(file) && !file.startsWith("src/tests/"));

/** What Gatsby, npm scripts and test runners open by themselves. */
const isEntry = (file: string) =>
  /(^|bareSite\/)gatsby-|^src\/templates\/\w+Template\.tsx$|^src\/gatsby\/layoutPlugin\/[a-z-]+\.(js|tsx)$/.test(
    file,
  ) ||
  /(\.config\.m?ts|\.test\.ts|\.test-d\.ts|\.e2e\.ts)$/.test(file) ||
  startedByName.some((name) => name.includes(file));

const startedByName = [
  ...Object.values((JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts),
  ...[...texts.values()].flatMap((text) => [...text.matchAll(/"(src\/[\w/]+\.tsx?)"/g)].map(([, file = ""]) => file)),
];

/** The file that an import means: its path is written without an extension. */
const resolve = (target: string) => [target, `${target}.ts`, `${target}.tsx`].find((file) => texts.has(file)) ?? target;

/** For each file, those that import it. */
const importers = new Map<string, string[]>();
for (const file of codeFiles)
  for (const target of importsOf(file).map(resolve)) importers.set(target, [...(importers.get(target) ?? []), file]);

test("every file of code is imported by another or started by name", () => {
  expect(codeFiles.filter((file) => !importers.has(file) && !isEntry(file))).toEqual([]);
});

test("every style sheet and JSON file of the site is imported", () => {
  const assets = projectFiles.filter((file) => /^src\/(?!types\/|locales\/|tests\/).*\.(css|json)$/.test(file));
  expect(assets.filter((file) => !importers.has(file) && path.basename(file) !== "package.json")).toEqual([]);
});

test("every export is used outside its file; types may serve its own functions, and what its unit test asks itself", () => {
  const unused = codeFiles
    .filter((file) => !isEntry(file))
    .flatMap((file) => {
      const text = texts.get(file) ?? "";
      const exported = [...text.matchAll(/^export (?:async )?(function|const|class|type|interface) (\w+)/gm)];
      return exported
        .filter(([, kind = "", name = ""]) => {
          const word = new RegExp(`\\b${name}\\b`);
          const servesItsFile = word.test(text.replace(new RegExp(`^export .*\\b${name}\\b`, "m"), ""));
          const users = (importers.get(file) ?? []).filter((user) => word.test(texts.get(user) ?? ""));
          if (servesItsFile) return users.length === 0 && !/type|interface/.test(kind);
          return users.every((user) => isTest(user) && !file.startsWith("src/tests/"));
        })
        .map(([, , name]) => `${file}: ${name}`);
    });
  expect(unused).toEqual([]);
});

/** Keys that are chosen by data, such as the tasks of the home page, stand in the site's constants. */
const siteConstants = siteFiles.filter((file) => file.startsWith("src/site/")).map((file) => texts.get(file) ?? "");

test.each(projectFiles.filter((file) => file.startsWith(`src/locales/${defaultLocale}/`)))(
  "every string of %s is shown somewhere",
  (file) => {
    const namespace = path.basename(file, ".json");
    const speaks = new RegExp(`"${namespace}"|/${namespace}\\.json"|\\b${namespace.replace(/s$/, "")}Strings\\b`);
    const speakers = siteFiles.map((source) => texts.get(source) ?? "").filter((text) => speaks.test(text));
    const isSaid = (key: string, sources: string[]) =>
      sources.some((text) => new RegExp(`"${key}"|\\.${key}\\b|[{,] ${key}\\b`).test(text));
    const isShown = (key: string) => isSaid(key, speakers) || isSaid(key, siteConstants);
    const keys = Object.keys(JSON.parse(read(file)) as object).map((key) => key.replace(/_(one|few|many|other)$/, ""));
    // A text under a title has the title's key and `Text`.
    const hasTexts = speakers.some((text) => text.includes("Text`)"));
    expect(keys.filter((key) => !isShown(key) && !(hasTexts && isShown(key.replace(/Text$/, ""))))).toEqual([]);
  },
);

test("every token of the style sheets is used", () => {
  const styles = projectFiles.filter((file) => file.endsWith(".css")).map(read);
  const tokens = new Set(styles.flatMap((css) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = ""]) => name)));
  const used = [...styles, ...texts.values()].join("\n");
  expect([...tokens].filter((name) => !used.includes(`var(${name})`) && !used.includes(`var(${name},`))).toEqual([]);
});

test("every class of a style module is set by code that imports the module", () => {
  const unused = projectFiles
    .filter((file) => file.endsWith(".module.css"))
    .flatMap((file) => {
      const rules = read(file).replace(/:global\([^)]*\)|\/\*[\s\S]*?\*\//g, "");
      const classes = new Set([...rules.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, name = ""]) => name));
      const users = (importers.get(file) ?? []).map((user) => texts.get(user) ?? "").join("\n");
      // Some are chosen by a name in the data: `styles[kind]`.
      const isSet = (name: string) =>
        users.includes(`.${name}`) || (/tyles\[/.test(users) && users.includes(`"${name}"`));
      return [...classes].filter((name) => !isSet(name)).map((name) => `${file}: .${name}`);
    });
  expect(unused).toEqual([]);
});

test("every package that is installed is used by code, by a script or by a tool's settings", () => {
  type Manifest = Record<"dependencies" | "devDependencies" | "scripts", Record<string, string>>;
  const { dependencies, devDependencies, scripts, ...settings } = JSON.parse(read("package.json")) as Manifest;
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const users = [...texts.values(), read("eslint.config.mjs"), JSON.stringify(settings), JSON.stringify(scripts)].join(
    " ",
  );
  const isUsed = (name: string) => new RegExp(`["'\`/ \\\\](node_modules/)?${name}["'\`/ \\\\]`).test(users);
  // What another package asks for beside itself has to be installed by us.
  const asked = installed.flatMap((name) => {
    const { peerDependencies = {} } = JSON.parse(read(`node_modules/${name}/package.json`)) as {
      peerDependencies?: Record<string, string>;
    };
    return Object.keys(peerDependencies);
  });
  // Loaded by name by a package that does without it too: `swcMinify` of the minimizer.
  const loadedByOthers = ["@swc/core"];
  const needed = (name: string) =>
    loadedByOthers.includes(name) || isUsed(name) || asked.includes(name) || name.startsWith("@types/");
  expect(installed.filter((name) => !needed(name))).toEqual([]);
});
