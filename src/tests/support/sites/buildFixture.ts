import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { copyProject, projectRoot } from "./copyProject";
import { fixtureFolder, fixturePrefix } from "./sites";

/**
 * Builds a site from our code with the content and configuration of a folder under `fixtures/`: two versions,
 * a path prefix, every switch the other way round, and pages that are ugly on purpose.
 * @returns exit code and output of the build
 */
export function buildFixture(name: string, folder = fixtureFolder): { code: number; output: string } {
  const fixture = path.join(projectRoot, "src", "tests", "fixtures", name);
  copyProject(folder, path.join(fixture, "content"));
  fs.cpSync(fixture, folder, { recursive: true });
  const gatsby = path.join(projectRoot, "node_modules", "gatsby", "cli.js");
  const result = spawnSync(process.execPath, [gatsby, "build", "--prefix-paths"], {
    cwd: folder,
    encoding: "utf8",
    // CI makes Gatsby's log plain lines, without colours and moving cursors.
    env: { ...process.env, CI: "true", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1", PATH_PREFIX: fixturePrefix },
    maxBuffer: 1 << 26,
  });
  return { code: result.status ?? 1, output: result.stdout + result.stderr };
}

if (require.main === module) {
  const { code, output } = buildFixture("site");
  fs.writeFileSync(path.join(fixtureFolder, "build.log"), output);
  if (code !== 0) console.error(output);
  process.exit(code);
}
