import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync, writeFileSync } from "node:fs";
import { root, run } from "./run.mjs";
import { fail, step } from "./say.mjs";

const oldest = [20, 19];
const spaceNeeded = 2 * 2 ** 30;
const mark = `${root}node_modules/.installed-lock`;

/** Makes the machine ready for every other command: Node, disk, packages. Safe to run again; then it does nothing. */
export async function prepare() {
  checkNode();
  if (isInstalled()) return;
  checkDisk();
  step("Installing packages from the lock file (about a minute)");
  const { code, output } = await run("npm", ["ci", "--no-audit", "--no-fund"]);
  if (code !== 0) fail(installAdvice(output));
  writeFileSync(mark, lockHash());
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  fail(`Node ${process.versions.node} is too old: install Node ${oldest.join(".")} or newer and run this again.`);
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < spaceNeeded) fail(`Not enough disk space in ${root}: free at least 2 GB and run this again.`);
}

function isInstalled() {
  return existsSync(mark) && readFileSync(mark, "utf8") === lockHash();
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(`${root}package-lock.json`))
    .digest("hex");
}

function installAdvice(output) {
  if (/ENOSPC/.test(output)) return "The disk is full: free at least 2 GB and run this again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return "The npm registry cannot be reached: check the network or `npm config get registry`, then run this again.";
  }
  return "The packages could not be installed: see npm's message above.";
}
