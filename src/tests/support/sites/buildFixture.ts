import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { copyProject, projectRoot } from "./copyProject";
import { endGroup, groupOptions } from "./processGroup";
import { fixtureSite, gardenSite, type TestSite } from "./sites";

/** Exit code and output of a build; the code is 1 when it was ended from outside. */
type Build = { code: number; output: string };

/** Where a site is built, and for which folder of its host. */
type Place = Pick<TestSite, "folder" | "prefix">;

/**
 * Builds a site from our code with the content and configuration of a folder under `fixtures/`.
 * @param name `garden`, `site` or `broken`
 */
export function buildFixture(name: string, place: Place): Build {
  layOut(name, place.folder);
  return buildSite(place);
}

/** Puts our code and a fixture's content and configuration into a folder. */
export function layOut(name: string, folder: string): void {
  const fixture = path.join(projectRoot, "src", "tests", "fixtures", name);
  copyProject(folder, path.join(fixture, "content"));
  fs.cpSync(fixture, folder, { recursive: true });
}

/** Builds what lies in a folder. */
export function buildSite(place: Place): Build {
  const { program, args, options } = buildCommand(place);
  const result = spawnSync(program, args, { ...options, encoding: "utf8", maxBuffer: 1 << 26 });
  return { code: result.status ?? 1, output: result.stdout + result.stderr };
}

/** Builds what lies in a folder, and ends the build at once when it says some words. @returns whether it came to them */
export async function endBuildAt(words: string, place: Place): Promise<boolean> {
  const { program, args, options } = buildCommand(place);
  const build = spawn(program, args, { ...options, ...groupOptions() });
  let output = "";
  for (const stream of [build.stdout, build.stderr])
    stream.on("data", (data) => {
      output += data;
      if (output.includes(words)) endGroup(build.pid ?? 0, "SIGKILL");
    });
  await once(build, "close");
  return output.includes(words);
}

function buildCommand({ folder, prefix }: Place) {
  const gatsby = path.join(projectRoot, "node_modules", "gatsby", "cli.js");
  const env = {
    ...process.env,
    // The site is known by its own configuration, wherever the tests run.
    SITE_URL: undefined,
    REPOSITORY_URL: undefined,
    PATH_PREFIX: prefix,
    // CI makes Gatsby's log plain lines, without colours and moving cursors.
    CI: "true",
    NO_COLOR: "1",
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  const args = [gatsby, "build", ...(prefix ? ["--prefix-paths"] : [])];
  return { program: process.execPath, args, options: { cwd: folder, env } };
}

if (require.main === module) {
  // Names after the command build those sites alone.
  const named = process.argv.slice(2);
  const sites = Object.entries({ garden: gardenSite, site: fixtureSite });
  for (const [name, site] of sites.filter(([key]) => named.length === 0 || named.includes(key))) {
    const { code, output } = buildFixture(name, site);
    fs.writeFileSync(path.join(site.folder, "build.log"), output);
    if (code !== 0) {
      console.error(output);
      process.exit(code);
    }
  }
}
