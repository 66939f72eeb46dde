import { spawn } from "node:child_process";
import path from "node:path";
import type { Reporter } from "gatsby";
import { type Finding, formatFinding } from "../../docs/finding";
import type { SiteModel } from "../../docs/siteModel";
import { findingsFile } from "../../site/names";
import { writePublic } from "../files/publicFiles";

/** Milliseconds of quiet after which the content is checked: pages come first. */
const quiet = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let isChecking = false;
let said = new Set<string>();

/**
 * Checks the content after pages have been made, in a process of its own, as `npm run check` does. What is found is
 * said in the terminal, once, and stands on its page until it is mended.
 */
export function checkAfterwards(model: SiteModel, reporter: Reporter): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isChecking) checkAfterwards(model, reporter);
    else void check(model, reporter);
  }, quiet);
}

async function check(model: SiteModel, reporter: Reporter): Promise<void> {
  isChecking = true;
  try {
    const findings = (await runCheck()).filter(({ severity }) => severity !== "info");
    const lines = findings.map(formatFinding);
    for (const line of lines) if (!said.has(line)) reporter.warn(line);
    const mended = [...said].filter((line) => !lines.includes(line)).length;
    if (mended > 0) reporter.info(`${mended} findings mended, ${lines.length} left`);
    said = new Set(lines);
    await writePublic(findingsFile, JSON.stringify(linesByPage(model, findings)));
  } catch (error) {
    reporter.error("The content could not be checked; run npm run check to see why", error as Error);
  } finally {
    isChecking = false;
  }
}

function runCheck(): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    const command = path.join("src", "commands", "check.ts");
    const child = spawn(process.execPath, ["--import", "tsx", command, "--json"], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [output, complaint] = ["", ""];
    child.stdout.on("data", (data) => (output += String(data)));
    child.stderr.on("data", (data) => (complaint += String(data)));
    child.on("error", reject);
    child.on("close", () => {
      try {
        resolve(JSON.parse(output) as Finding[]);
      } catch {
        reject(new Error(complaint));
      }
    });
  });
}

/** What is to say about the doc of each page, and about the release notes on theirs, by the page's address. */
function linesByPage({ library }: SiteModel, findings: Finding[]): Record<string, string[]> {
  const paths = new Map([...library.docs, ...library.notes].map(({ sourcePath, path }) => [sourcePath, path]));
  const pages: Record<string, string[]> = {};
  for (const finding of findings) {
    const page = paths.get(finding.file);
    if (page) (pages[page] ??= []).push(formatFinding(finding));
  }
  return pages;
}
