import { execFileSync } from "node:child_process";

/**
 * Date of the last commit of every file below a folder, by path from the repository's root.
 * Empty where git or its history is missing: a date is then not shown rather than guessed.
 */
export function lastChanges(root: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (const line of gitLog(root, folder).split("\n")) {
    if (line.startsWith("@")) date = line.slice(1, 11);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** What is to say, in a line, where no date can be known: in a clone without its history (`git clone --depth`). */
export function historyAdvice(root: string): string | null {
  if (!isShallowClone(root)) return null;
  return "This clone has no history, so pages do not say when they last changed: git fetch --unshallow brings it (in a workflow: fetch-depth: 0)";
}

function isShallowClone(root: string): boolean {
  return git(root, "rev-parse", "--is-shallow-repository").trim() === "true";
}

function gitLog(root: string, folder: string): string {
  // A shallow clone gives every file the date of its oldest commit.
  if (isShallowClone(root)) return "";
  return git(root, "-c", "core.quotePath=false", "log", "--format=@%cI", "--name-only", "--relative", "--", folder);
}

/** What git says; nothing where it is missing or knows of no repository. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync("git", ["-C", root, ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 26,
    });
  } catch {
    return "";
  }
}
