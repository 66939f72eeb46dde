import { execFileSync } from "node:child_process";

/**
 * Files below a folder that differ from the last commit, new ones included, as paths from the root.
 * @throws where git is missing, or knows of no commit
 */
export function changedFiles(root: string, folder: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", root, ...args, "-z", "--", folder], { encoding: "utf8", stdio: "pipe" });
  try {
    const changed = git("diff", "--name-only", "--relative", "--diff-filter=d", "HEAD");
    const added = git("ls-files", "--others", "--exclude-standard");
    return (changed + added).split("\0").filter(Boolean);
  } catch (cause) {
    throw new Error(`git cannot say what has changed in ${root} since the last commit`, { cause });
  }
}
