// Named imports would fail in a Node that is too old to have them all, before it could be told so.
import crypto from "node:crypto";
import fs from "node:fs";
import { root, run } from "./run.mjs";
import { fail, step } from "./say.mjs";
import { nodeAdvice } from "./system/node.mjs";
import { npmCommand } from "./system/npm.mjs";
import { areInstalled } from "./system/packages.mjs";
import { thisSystem } from "./system/system.mjs";

const spaceNeeded = 2 * 2 ** 30;
const lockFile = `${root}package-lock.json`;
const installedFile = `${root}node_modules/.package-lock.json`;
const mark = `${root}node_modules/.installed-lock`;

/** Makes the machine ready for every other command: Node, disk, packages. Safe to run again; then it does nothing. */
export async function prepare() {
  checkNode();
  if (isInstalled()) return;
  checkDisk();
  const npm = npmCommand(thisSystem);
  if (!npm) return fail("npm was not found beside Node: install Node from https://nodejs.org, which brings it.");
  step("Installing packages from the lock file (about a minute)");
  // Warnings are about old packages that Gatsby asks for: nobody here can do anything about them.
  console.log("npm's warnings about packages that Gatsby brings are left out; errors are shown.");
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await run(npm.program, [...npm.args, "ci", ...options]);
  if (code !== 0) fail(installAdvice(output));
  fs.writeFileSync(mark, lockHash());
}

function checkNode() {
  const { engines } = readJson(`${root}package.json`);
  const tested = fs.readFileSync(`${root}.nvmrc`, "utf8").trim();
  const advice = nodeAdvice(process.versions.node, engines.node, tested);
  if (advice) fail(advice);
}

function checkDisk() {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize < spaceNeeded) fail(`Not enough disk space in ${root}: free at least 2 GB and run this again.`);
}

/** Whether we have installed what the lock file names, or somebody else has, with `npm ci` for one. */
function isInstalled() {
  const hash = lockHash();
  if (fs.existsSync(mark) && fs.readFileSync(mark, "utf8") === hash) return true;
  if (!fs.existsSync(installedFile) || !areInstalled(readJson(lockFile), readJson(installedFile))) return false;
  fs.writeFileSync(mark, hash);
  return true;
}

function lockHash() {
  return crypto.createHash("sha256").update(fs.readFileSync(lockFile)).digest("hex");
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

/** @param {string} output of npm */
function installAdvice(output) {
  if (/ENOSPC/.test(output)) return "The disk is full: free at least 2 GB and run this again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return "The npm registry cannot be reached: check the network or `npm config get registry`, then run this again.";
  }
  return "The packages could not be installed: see npm's message above.";
}
