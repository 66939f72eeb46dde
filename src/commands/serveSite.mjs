import { runTypeScript } from "./run.mjs";

/** Where the built site is served unless another port is named. */
export const usualPort = 9000;

/**
 * Serves the built site until it is stopped.
 * @param {number} port
 * @returns {Promise<number>} exit code
 */
export async function serveSite(port) {
  return (await runTypeScript("src/commands/server/serve.ts", ["public", String(port)])).code;
}
