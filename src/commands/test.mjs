import { readFileSync } from "node:fs";
import { findChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { root, runGatsby, runTool } from "./run.mjs";
import { fail, step } from "./say.mjs";

// Everything that must hold before a change lands, from a fresh clone.
const typesFile = `${root}src/types/gatsby-types.d.ts`;
const quiet = { isQuiet: true };
const readTypes = () => readFileSync(typesFile, "utf8");

async function check(title, advice, action) {
  step(title);
  const { code, output } = await action();
  if (code !== 0) fail(advice);
  return output;
}

/** Checks that use one core each run side by side; what each printed is shown when it ends. */
async function checkTogether(checks) {
  step(checks.map(([title]) => title).join(", "));
  const failures = await Promise.all(
    checks.map(async ([title, advice, action]) => {
      const { code, output } = await action();
      console.log(`${title}: ${code === 0 ? "passed" : "failed"}\n${output}`);
      return code === 0 ? [] : [advice];
    }),
  );
  const [advice] = failures.flat();
  if (advice) fail(advice);
}

const startedAt = Date.now();
await prepare();
const chromium = await findChromium();
const types = readTypes();
await checkTogether([
  ["Types", "The type check failed.", () => runTool("typescript/bin/tsc", ["-p", "tsconfig.json"], quiet)],
  ["Lint", "Lint found mistakes; `npm run format` mends the layout of the code.", lint],
  [
    "Unit tests",
    "Unit tests failed.",
    () => runTool("vitest/vitest.mjs", ["run", "--config", "src/tests/vitest.config.mts"], quiet),
  ],
]);
await checkTogether([
  ["Production build", "The build failed.", () => runGatsby(["build"], quiet)],
  [
    "Build of the fixture site",
    "The fixture site did not build.",
    () => runTool("tsx/dist/cli.mjs", ["src/tests/support/buildFixture.ts"], quiet),
  ],
]);
if (readTypes() !== types)
  fail("src/types/gatsby-types.d.ts was out of date; the build has written it anew: commit it.");
const output = await check("End-to-end tests in Chromium", "End-to-end tests failed.", () =>
  runTool("@playwright/test/cli.js", ["test", "--config", "src/tests/playwright.config.ts"], {
    env: { CHROMIUM_PATH: chromium },
  }),
);
const [, passed = "0"] = /(\d+) passed/.exec(output) ?? [];
console.log(`\nAll checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s. End-to-end tests:`);
console.log(`${passed} passed, 0 failed`);

async function lint() {
  const results = [
    await runTool("eslint/bin/eslint.js", ["--max-warnings", "0", "."], quiet),
    await runTool("stylelint/bin/stylelint.mjs", ["src/**/*.css"], quiet),
    await runTool("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."], quiet),
  ];
  return { code: Math.max(...results.map(({ code }) => code)), output: results.map(({ output }) => output).join("") };
}
