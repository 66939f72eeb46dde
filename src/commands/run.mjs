import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

// Compiling Markdown makes very many short-lived objects: with room for them it takes a quarter less time (17 → 12 s).
const nodeOptions = [process.env.NODE_OPTIONS, "--max-semi-space-size=32"].filter(Boolean).join(" ");
const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
  NODE_OPTIONS: nodeOptions,
};

/**
 * Runs a program with its output shown, from the project's folder.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, name?: string }} [options] `name` stands
 *   before each line, for programs that run side by side
 * @returns {Promise<{ code: number, output: string }>} exit code, and what it printed
 */
export function run(program, args, { env = {}, cwd = root, name } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...environment, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const show = (/** @type {import("node:stream").Readable} */ from, /** @type {NodeJS.WriteStream} */ to) => {
      from.on("data", (data) => (output += data));
      if (!name) from.on("data", (data) => to.write(data));
      else createInterface(from).on("line", (line) => line.trim() && to.write(`${name} | ${line}\n`));
    };
    show(child.stdout, process.stdout);
    show(child.stderr, process.stderr);
    const signals = /** @type {const} */ (["SIGINT", "SIGTERM"]);
    const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of signals) process.once(signal, stop);
    const end = (/** @type {{ code: number, output: string }} */ result) => {
      for (const signal of signals) process.off(signal, stop);
      resolve(result);
    };
    child.on("error", (error) => end({ code: 1, output: error.message }));
    child.on("close", (code) => end({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program installed with the project.
 * @param {string} tool its file below `node_modules`
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(tool, args, options) {
  return run(process.execPath, [`${root}node_modules/${tool}`, ...args], options);
}

/**
 * Runs Gatsby with telemetry off. A build for a folder of its host (`PATH_PREFIX`) writes it into every address.
 * @param {string[]} args e.g. `["build"]`
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runGatsby(args, options) {
  const isPrefixed = args[0] === "build" && process.env.PATH_PREFIX && !args.includes("--prefix-paths");
  return runTool("gatsby/cli.js", isPrefixed ? [...args, "--prefix-paths"] : args, options);
}

/**
 * Runs a command written in TypeScript.
 * @param {string} file from the project's folder
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTypeScript(file, args, options) {
  return run(process.execPath, ["--import", "tsx", file, ...args], options);
}
