import { findProgram, pathsOf } from "./system.mjs";

/**
 * How npm is started: its own JavaScript by the Node that runs. On Windows npm is the script `npm.cmd`, which Node
 * refuses to start without a shell, and a shell has its own idea of spaces and quotes.
 * @param {import("./system.mjs").System} system
 * @returns {{ program: string, args: string[] } | null} null where there is no npm
 */
export function npmCommand(system) {
  const { platform, env, execPath, isFile } = system;
  const { basename, dirname, join } = pathsOf(platform);
  const program = findProgram("npm", system);
  const beside = (/** @type {string} */ folder) => join(folder, "node_modules", "npm", "bin", "npm-cli.js");
  const scripts = [
    // Set by npm for what it runs; pnpm and Yarn set it to themselves.
    ...(basename(env.npm_execpath ?? "") === "npm-cli.js" ? [env.npm_execpath ?? ""] : []),
    beside(dirname(execPath)),
    beside(join(dirname(execPath), "..", "lib")),
    ...(program ? [beside(dirname(program))] : []),
  ];
  const script = scripts.find(isFile);
  if (script) return { program: execPath, args: [script] };
  return program && platform !== "win32" ? { program, args: [] } : null;
}
