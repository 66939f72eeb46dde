import { readFileSync } from "node:fs";
import { findChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";
import { root, runGatsby, runTool } from "./run.mjs";
import { fail, step } from "./say.mjs";

// Everything that must hold before a change lands, from a fresh clone.
const typesFile = `${root}src/types/gatsby-types.d.ts`;
const readTypes = () => readFileSync(typesFile, "utf8");

/** Checks that use one core each run side by side; the first that failed is named when all have ended. */
async function checkTogether(checks) {
  step(checks.map(([title]) => title).join(", "));
  const failures = await Promise.all(
    checks.map(async ([title, advice, action]) => {
      const { code } = await action({ name: title, env: { CI: "true" } });
      console.log(`${title}: ${code === 0 ? "passed" : "failed"}`);
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
  ["Types", "The type check failed.", (as) => runTool("typescript/bin/tsc", ["-b"], as)],
  ["Lint", "Lint found mistakes; `npm run format` mends the layout of the code.", lint],
  [
    "Unit tests",
    "Unit tests failed.",
    (as) => runTool("vitest/vitest.mjs", ["run", "--config", "src/tests/vitest.config.mts"], as),
  ],
]);
await checkTogether([
  ["Production build", "The build failed.", (as) => runGatsby(["build"], as)],
  [
    "Build of the fixture site",
    "The fixture site did not build.",
    (as) => runTool("tsx/dist/cli.mjs", ["src/tests/support/sites/buildFixture.ts"], as),
  ],
]);
if (readTypes() !== types)
  fail("src/types/gatsby-types.d.ts was out of date; the build has written it anew: commit it.");
step("End-to-end tests in Chromium");
const { code, output } = await runTool(
  "@playwright/test/cli.js",
  ["test", "--config", "src/tests/playwright.config.ts"],
  { env: { CHROMIUM_PATH: chromium } },
);
if (code !== 0) fail("End-to-end tests failed.");
const [, passed = "0"] = /(\d+) passed/.exec(output) ?? [];
console.log(`\nAll checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s. End-to-end tests:`);
console.log(`${passed} passed, 0 failed`);

async function lint(as) {
  const results = [
    await runTool("eslint/bin/eslint.js", ["--max-warnings", "0", "."], as),
    await runTool("stylelint/bin/stylelint.mjs", ["src/**/*.css"], as),
    await runTool("prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."], as),
  ];
  return { code: Math.max(...results.map(({ code }) => code)) };
}
