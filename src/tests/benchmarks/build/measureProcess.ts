import { spawn } from "node:child_process";
import fs from "node:fs";
import { performance } from "node:perf_hooks";

/** What a command cost. `cpuSeconds` and `peakMegabytes` are of all its processes, null where there is no `/proc`. */
export type ProcessCost = {
  code: number;
  output: string;
  seconds: number;
  cpuSeconds: number | null;
  peakMegabytes: number | null;
};

type ProcessState = { parent: number; cpuTicks: number; childrenTicks: number; residentPages: number };

const sampleEvery = 200;
/** Linux counts the time of processes in hundredths of a second for all programs (`USER_HZ`, proc(5)). */
const ticksPerSecond = 100;
const pageBytes = 4096;
const hasProc = fs.existsSync("/proc/self/stat");

/** Runs a command and measures it with all processes that it starts. */
export async function measureProcess(
  command: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<ProcessCost> {
  const [program = "", ...args] = command;
  const begin = performance.now();
  const before = readState(process.pid)?.childrenTicks ?? 0;
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => output.push(part));
  child.stderr.on("data", (part: Buffer) => output.push(part));
  const watched = watchTree(child.pid ?? 0);
  const code = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - begin) / 1000;
  const { peakPages, ticks } = watched.stop();
  // Exact for processes that were waited for; sampling also sees those that their parent left behind.
  const waitedFor = (readState(process.pid)?.childrenTicks ?? 0) - before;
  return {
    code,
    output: Buffer.concat(output).toString("utf8"),
    seconds,
    cpuSeconds: hasProc ? Math.max(waitedFor, ticks) / ticksPerSecond : null,
    peakMegabytes: hasProc ? (peakPages * pageBytes) / 1024 ** 2 : null,
  };
}

function watchTree(root: number): { stop(): { peakPages: number; ticks: number } } {
  const lastTicks = new Map<number, number>();
  let peakPages = 0;
  const sample = () => {
    const tree = processTree(root);
    for (const [pid, { cpuTicks }] of tree) lastTicks.set(pid, cpuTicks);
    peakPages = Math.max(peakPages, sumOf([...tree.values()].map(({ residentPages }) => residentPages)));
  };
  const timer = hasProc ? setInterval(sample, sampleEvery) : undefined;
  return {
    stop: () => {
      clearInterval(timer);
      return { peakPages, ticks: sumOf([...lastTicks.values()]) };
    },
  };
}

/** A process and all below it, as they are now. */
function processTree(root: number): Map<number, ProcessState> {
  const all = new Map<number, ProcessState>();
  for (const entry of fs.readdirSync("/proc")) {
    const state = /^\d+$/.test(entry) ? readState(Number(entry)) : null;
    if (state) all.set(Number(entry), state);
  }
  const tree = new Map<number, ProcessState>();
  const add = (pid: number) => {
    const state = all.get(pid);
    if (!state) return;
    tree.set(pid, state);
    for (const [child, { parent }] of all) if (parent === pid) add(child);
  };
  add(root);
  return tree;
}

function readState(pid: number): ProcessState | null {
  try {
    return parseStat(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // The process has ended meanwhile, or there is no /proc.
    return null;
  }
}

/** Reads a line of `/proc/<pid>/stat`; the fields are numbered in proc(5), the first two end with a bracket. */
export function parseStat(line: string): ProcessState {
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    cpuTicks: field(14) + field(15),
    childrenTicks: field(16) + field(17),
    residentPages: field(24),
  };
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
