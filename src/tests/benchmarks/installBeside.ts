import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { npmCommand } from "../../commands/system/npm.mjs";
import { thisSystem } from "../../commands/system/system.mjs";

const folder = path.join(os.tmpdir(), "indigo-x-docs-rivals");

/**
 * Installs packages that we only measure ourselves against, beside the project: they are none of its dependencies. What
 * is there already is not installed again.
 * @param versions exact version by the package's name
 * @returns the folder, as a place to load them from
 */
export function installBeside(versions: Record<string, string>): string {
  const missing = Object.entries(versions).filter(([name, version]) => installedVersion(name) !== version);
  if (missing.length > 0) {
    fs.mkdirSync(folder, { recursive: true });
    const packages = missing.map(([name, version]) => `${name}@${version}`);
    const npm = npmCommand(thisSystem);
    if (!npm) throw new Error("npm was not found beside Node");
    const options = ["--prefix", folder, "--no-audit", "--no-fund", "--silent"];
    execFileSync(npm.program, [...npm.args, "install", ...options, ...packages]);
  }
  return folder;
}

function installedVersion(name: string): string | null {
  const manifest = path.join(folder, "node_modules", name, "package.json");
  return fs.existsSync(manifest)
    ? (JSON.parse(fs.readFileSync(manifest, "utf8")) as { version: string }).version
    : null;
}
