import fs from "node:fs";
import path from "node:path";

/**
 * What commands ask about the machine that they run on. Everything that differs between systems is a function of this,
 * so that all three are tested on one.
 * @typedef {object} System
 * @property {string} platform as `process.platform` says it: `linux`, `darwin`, `win32`
 * @property {Record<string, string | undefined>} env
 * @property {string} execPath the Node that runs
 * @property {(file: string) => boolean} isFile
 */

/** The machine that this process runs on. @type {System} */
export const thisSystem = {
  platform: process.platform,
  env: process.env,
  execPath: process.execPath,
  isFile,
};

/**
 * What has no such file may still be an error to the file system: a file taken for a folder, a name that is too long.
 * @param {string} file
 */
function isFile(file) {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * How paths are written on a system, whichever one this is.
 * @param {string} platform
 */
export function pathsOf(platform) {
  return platform === "win32" ? path.win32 : path.posix;
}

/**
 * A program's file, looked for as a shell looks for it: through `PATH`, on Windows with the endings of `PATHEXT`.
 * @param {string} name without an ending
 * @param {System} system
 * @returns {string | null}
 */
export function findProgram(name, { platform, env, isFile }) {
  const { delimiter, join } = pathsOf(platform);
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const endings = platform === "win32" ? (env.PATHEXT ?? ".COM;.EXE;.BAT;.CMD").split(";") : [""];
  const files = folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending.toLowerCase())));
  return files.find(isFile) ?? null;
}
