import { readFileSync } from "node:fs";
import { prepare } from "./prepare.mjs";
import { root, runGatsby, runTool } from "./run.mjs";
import { fail, step } from "./say.mjs";
import { findChromium } from "./system/chromium.mjs";
import { installNginx } from "./system/installNginx.mjs";
import { tools } from "./tools.mjs";

// Everything that must hold before a change lands, from a fresh clone.
const typesFile = `${root}src/types/gatsby-types.d.ts`;
const readTypes = () => readFileSync(typesFile, "utf8");

/**
 * A name, what to say when it fails, and what it does.
 * @typedef {[title: string, words: string, action: (as: Parameters<typeof runTool>[2]) => Promise<{ code: number }>]} Check
 */

/**
 * Runs checks side by side, two at a time, in their order: a free core takes the next one. After a failure nothing new
 * begins; what runs is waited for, so that all that failed is named.
 * @param {Check[]} checks
 */
async function checkTogether(checks) {
  step(checks.map(([title]) => title).join(", "));
  const waiting = [...checks];
  /** @type {string[]} */
  const advice = [];
  const work = async () => {
    for (let check = waiting.shift(); check && advice.length === 0; check = waiting.shift()) {
      const [title, words, action] = check;
      const begun = Date.now();
      const { code } = await action({ name: title, env: { CI: "true" } });
      console.log(`${title}: ${code === 0 ? "passed" : "failed"} after ${Math.round((Date.now() - begun) / 1000)} s`);
      if (code !== 0) advice.push(words);
    }
  };
  await Promise.all([work(), work()]);
  if (advice.length > 0) fail(advice.join("\n"));
}

const startedAt = Date.now();
await prepare();
const chromium = await findChromium();
await installNginx();
const types = readTypes();
// The longest first, so that both cores end at about the same time. Types come last: the build writes some of them.
await checkTogether([
  ["Production build", "The build failed.", (as) => runGatsby(["build"], as)],
  [
    "Builds of the fixture sites",
    "A fixture site did not build.",
    (as) => runTool("tsx/dist/cli.mjs", ["src/tests/support/sites/buildFixture.ts"], as),
  ],
  [
    "Unit tests",
    "Unit tests failed.",
    (as) => runTool(tools.vitest, ["run", "--config", "src/tests/vitest.config.mts"], as),
  ],
  ["Lint", "Lint found mistakes; `npm run format` mends the layout of the code.", lint],
  ["Types", "The type check failed.", (as) => runTool(tools.tsc, ["-b"], as)],
]);
if (readTypes() !== types)
  fail("src/types/gatsby-types.d.ts was out of date; the build has written it anew: commit it.");
step("End-to-end tests in Chromium");
const { code, output } = await runTool(tools.playwright, ["test", "--config", "src/tests/playwright.config.ts"], {
  env: { CHROMIUM_PATH: chromium },
});
if (code !== 0) fail("End-to-end tests failed.");
const [, passed = "0"] = /(\d+) passed/.exec(output) ?? [];
console.log(`\nAll checks passed in ${Math.round((Date.now() - startedAt) / 1000)} s. End-to-end tests:`);
console.log(`${passed} passed, 0 failed`);

/** @type {Check[2]} */
async function lint(as) {
  const results = [
    await runTool(tools.eslint, ["--max-warnings", "0", "."], as),
    await runTool(tools.stylelint, ["src/**/*.css"], as),
    await runTool(tools.prettier, ["--check", "--log-level", "warn", "."], as),
  ];
  return { code: Math.max(...results.map(({ code }) => code)) };
}
