import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type APIRequestContext, expect, type TestInfo } from "@playwright/test";
import { copyProject, projectRoot } from "./copyProject";
import { endGroup, groupOptions } from "./processGroup";

/** A development server on a copy of the project: what it writes, and what a test edits, stays in that folder. */
export type DevelopServer = { folder: string; address: string; log: string; stop(): void };

/** Of what a server said, so many characters are shown when a test fails: its last two or three compilations. */
const shownOfLog = 6000;

/** @param fixture folder under `fixtures/` with content and configuration; the project as it is without one */
export async function startDevelop(
  request: APIRequestContext,
  { port, fixture }: { port: number; fixture?: string },
): Promise<DevelopServer> {
  const folder = path.join(os.tmpdir(), `indigo-x-docs-develop${fixture ? `-${fixture}` : ""}`);
  const overlay = fixture && path.join(projectRoot, "src", "tests", "fixtures", fixture);
  copyProject(folder, overlay && path.join(overlay, "content"));
  if (overlay) fs.cpSync(overlay, folder, { recursive: true });
  const address = `http://localhost:${port}`;
  const log = `${folder}.log`;
  const output = fs.openSync(log, "w");
  const server: ChildProcess = spawn(
    process.execPath,
    [path.join(projectRoot, "node_modules/gatsby/cli.js"), "develop", "--port", String(port)],
    {
      cwd: folder,
      // Queries run when a page asks for them, as they do for authors, also where Gatsby sees a CI.
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        CI: "true",
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1",
      },
      stdio: ["ignore", output, output],
      ...groupOptions(),
    },
  );
  fs.closeSync(output);
  // The server starts helpers of its own: the whole group ends.
  const stop = () => endGroup(server.pid ?? 0);
  try {
    await expect
      .poll(async () => (await request.get(`${address}/___graphql`).catch(() => null))?.status(), {
        timeout: 280_000,
        intervals: [2000],
      })
      .toBe(200);
  } catch (error) {
    // Left alone, a slow server would hold the port, and answer the next try in place of its own.
    if (server.exitCode === null) stop();
    console.error(lastWords(log));
    throw error;
  }
  return { folder, address, log, stop };
}

/** Shows what the server said last, when the test that has just ended failed: a server that died is the cause then. */
export function tellWhenFailed({ log }: DevelopServer, { status, expectedStatus }: TestInfo): void {
  if (status !== expectedStatus) console.error(lastWords(log));
}

function lastWords(log: string): string {
  return `The development server said (${log}):\n${fs.readFileSync(log, "utf8").slice(-shownOfLog)}`;
}
