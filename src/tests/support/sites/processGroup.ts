import { execFile } from "node:child_process";

/** How a process is ended with all that it has started, on a system: a signal to its group, or a program that does it. */
type GroupEnd = { kind: "signal"; pid: number } | { kind: "program"; program: string; args: string[] };

/** Options of `spawn` that make a process the first of a group, on systems that have groups. */
export function groupOptions(platform: string = process.platform): { detached: boolean } {
  // On Windows the word means a console window of its own.
  return { detached: platform !== "win32" };
}

/** What ends a process that was started with `groupOptions`, and its children. */
export function groupEnd(pid: number, platform: string = process.platform): GroupEnd {
  if (platform !== "win32") return { kind: "signal", pid: -pid };
  return { kind: "program", program: "taskkill", args: ["/PID", String(pid), "/T", "/F"] };
}

/**
 * Ends a process that was started with `groupOptions`, and its children. Does nothing when they are gone.
 * @param signal which on Windows is always that of an end at once
 */
export function endGroup(pid: number, signal: NodeJS.Signals = "SIGTERM"): void {
  const end = groupEnd(pid);
  if (end.kind === "program") return void execFile(end.program, end.args, () => undefined);
  try {
    process.kill(end.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
