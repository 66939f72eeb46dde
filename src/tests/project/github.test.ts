import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Job = { steps: Step[]; permissions?: Record<string, string>; "timeout-minutes"?: number };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };
type Form = { name: string; description: string; body: { type: string; id: string; attributes: object }[] };
type Dependabot = {
  updates: { "package-ecosystem": string; ignore?: { "dependency-name": string; "update-types"?: string[] }[] }[];
};

const folder = ".github";
const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");
const filesOf = (name: string) => fs.readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`);
const readme = fs.readFileSync("README.md", "utf8");
const manifest = JSON.parse(fs.readFileSync("package.json", "utf8")) as Record<
  "dependencies" | "devDependencies" | "scripts" | "engines",
  Record<string, string>
>;

const workflows = filesOf("workflows").map((file) => [file, parse(read(file)) as Workflow] as const);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const publish = workflows.find(([file]) => file.endsWith("publish.yml"))?.[1];

describe.each(workflows)("%s", (_file, workflow) => {
  const steps = stepsOf(workflow);

  test("runs npm scripts that exist", () => {
    const called = steps.flatMap(({ run = "" }) => [...run.matchAll(/\bnpm (?:run ([\w:]+)|(start|test))\b/g)]);
    expect(called.length).toBeGreaterThan(0);
    for (const [, script, short] of called) expect(manifest.scripts).toHaveProperty([script ?? short ?? ""]);
  });

  test("checks out the whole history, from which dates of changes come, and takes Node from .nvmrc", () => {
    const uses = (action: string) => steps.filter(({ uses = "" }) => uses.startsWith(`${action}@`));
    expect(uses("actions/checkout").length).toBeGreaterThan(0);
    for (const step of uses("actions/checkout")) expect(step.with).toMatchObject({ "fetch-depth": 0 });
    for (const step of uses("actions/setup-node")) expect(step.with).toMatchObject({ "node-version-file": ".nvmrc" });
  });

  test("uses actions of GitHub alone, each in a version, with a limit of time and no more rights than it says", () => {
    for (const { uses } of steps.filter(({ uses }) => uses)) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
    for (const job of Object.values(workflow.jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0);
    expect(Object.values(workflow.permissions)).not.toContain("write");
  });
});

test("both commands of the README are run for each change", () => {
  const check = workflows.find(([file]) => file.endsWith("check.yml"))?.[1];
  const runs = (check ? stepsOf(check) : []).map(({ run = "" }) => run).join("\n");
  for (const command of ["npm start", "npm test"]) {
    expect(readme).toContain(`\n${command} `);
    expect(runs).toMatch(new RegExp(`^${command}( &)?$`, "m"));
  }
});

test("the site is published with its address, its path prefix and its repository", () => {
  const [build] = publish ? stepsOf(publish).filter(({ run }) => run === "npm run build") : [];
  expect(build?.env).toEqual({
    SITE_URL: "${{ steps.pages.outputs.base_url }}",
    PATH_PREFIX: "${{ steps.pages.outputs.base_path }}",
    REPOSITORY_URL: "${{ github.server_url }}/${{ github.repository }}",
  });
  for (const name of Object.keys(build?.env ?? {})) expect(readme).toContain(`\`${name}\``);
  const writing = Object.entries(publish?.jobs ?? {}).filter(([, job]) =>
    Object.values(job.permissions ?? {}).includes("write"),
  );
  expect(writing.map(([name]) => name)).toEqual(["deploy"]);
});

test("Node is named once in each place, and the tested version lies within what the project allows", () => {
  const [, least = "", most = ""] = /^>=([\d.]+) <(\d+)$/.exec(manifest.engines.node ?? "") ?? [];
  expect(readme).toContain(`Node ${least} or newer, before ${most}`);
  const tested = fs.readFileSync(".nvmrc", "utf8").trim();
  expect(tested).toMatch(/^\d+\.\d+\.\d+$/);
  const [major = 0, minor = 0] = tested.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  expect(major * 1000 + minor).toBeGreaterThanOrEqual(leastMajor * 1000 + leastMinor);
  expect(major).toBeLessThan(Number(most));
  const gatsby = JSON.parse(fs.readFileSync("node_modules/gatsby/package.json", "utf8")) as typeof manifest;
  expect(gatsby.engines.node).toContain(`<${most}`);
});

test("Dependabot looks after packages and actions, and leaves what the client has chosen", () => {
  const { updates } = parse(read("dependabot.yml")) as Dependabot;
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions"]);
  const ignored = updates[0]?.ignore ?? [];
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const fits = (pattern: string, name: string) => new RegExp(`^${pattern.replaceAll("*", ".*")}$`).test(name);
  for (const { "dependency-name": pattern } of ignored)
    expect([pattern, installed.some((name) => fits(pattern, name))]).toEqual([pattern, true]);
  const [, chosen = ""] = /The client's choice: (.*)\./.exec(readme) ?? [];
  const names = [...chosen.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(5);
  const missing = [...names, "i18next", "react-i18next"].filter(
    (name) => !ignored.some(({ "dependency-name": pattern }) => fits(pattern, name)),
  );
  expect(missing).toEqual([]);
});

test.each(filesOf("ISSUE_TEMPLATE").filter((file) => !file.endsWith("config.yml")))(
  "%s is a form whose questions have names of their own",
  (file) => {
    const { name, description, body } = parse(read(file)) as Form;
    expect([name, description].every(Boolean)).toBe(true);
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
    for (const { type } of body) expect(["input", "textarea", "dropdown", "checkboxes"]).toContain(type);
  },
);

test("every room has a line in CODEOWNERS, and every line names what exists", () => {
  const lines = read("CODEOWNERS")
    .split("\n")
    .flatMap((line) => /^(?:# )?(\/[\w./*-]+)/.exec(line)?.[1] ?? []);
  const rooms = fs.readdirSync("src").map((room) => `/src/${room}/`);
  expect(rooms.filter((room) => !lines.some((line) => line.startsWith(room)))).toEqual([]);
  const missing = lines.filter((line) => !line.includes("*") && !fs.existsSync(`.${line}`));
  expect(missing).toEqual([]);
});

test("decisions have the four parts and stand in their list, which README names", () => {
  expect(readme).toContain(".github/decisions/README.md");
  const parts = ["Context", "Decision", "Consequences", "How to know that it can be taken back"];
  for (const file of filesOf("decisions").filter((file) => !file.endsWith("README.md"))) {
    expect([...read(file).matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(parts);
    expect(read("decisions/README.md")).toContain(`](${path.basename(file)})`);
  }
});

test("addresses of files in texts for those who work here lead to files", () => {
  const texts = ["README.md", ...["CONTRIBUTING.md", ...filesOf("decisions")].map((file) => `${folder}/${file}`)];
  const broken = texts.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/\]\(((?:\.\.?\/)*[\w.][\w./-]*\.md)\)/g)]
      .map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target))
      .filter((target) => !fs.existsSync(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
