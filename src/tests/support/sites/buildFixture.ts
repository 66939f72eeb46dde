import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { copyProject, projectRoot } from "./copyProject";
import { fixtureSite, gardenSite, type TestSite } from "./sites";

type Build = { code: number; output: string };

/**
 * Builds a site from our code with the content and configuration of a folder under `fixtures/`.
 * @param name `garden`, `site` or `broken`
 * @returns exit code and output of the build
 */
export function buildFixture(name: string, { folder, prefix }: Pick<TestSite, "folder" | "prefix">): Build {
  const fixture = path.join(projectRoot, "src", "tests", "fixtures", name);
  copyProject(folder, path.join(fixture, "content"));
  fs.cpSync(fixture, folder, { recursive: true });
  const gatsby = path.join(projectRoot, "node_modules", "gatsby", "cli.js");
  const result = spawnSync(process.execPath, [gatsby, "build", ...(prefix ? ["--prefix-paths"] : [])], {
    cwd: folder,
    encoding: "utf8",
    env: {
      ...process.env,
      // The site is known by its own configuration, wherever the tests run.
      SITE_URL: undefined,
      REPOSITORY_URL: undefined,
      PATH_PREFIX: prefix,
      // CI makes Gatsby's log plain lines, without colours and moving cursors.
      CI: "true",
      NO_COLOR: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
    maxBuffer: 1 << 26,
  });
  return { code: result.status ?? 1, output: result.stdout + result.stderr };
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
