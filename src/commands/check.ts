import fs from "node:fs";
import { cacheFolder } from "../docs/cache";
import type { Finding } from "../docs/finding";
import { findingLines, findingsIn } from "./findings/findingLines";
import { keptFindings } from "./findings/keptFindings";
import { unconfirmedFacts } from "./findings/unconfirmedFacts";

/**
 * `npm run check`: what is wrong with the content, or with the files and folders that are named; with `--json` a list
 * for tools. Errors fail, and so does a name that is not there.
 */
async function check(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
  const missing = named.filter((name) => !fs.existsSync(name));
  if (missing.length > 0) {
    console.error(`There is no ${missing.join(" and no ")}`);
    process.exitCode = 1;
    return;
  }
  const findings = findingsIn([...(await contentFindings()), ...unconfirmedFacts(process.cwd())], named);
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
  else {
    for (const line of findingLines(findings, named)) console.log(line);
    console.log(`${count("error")} errors, ${count("warning")} warnings, ${count("info")} for information`);
  }
  process.exitCode = count("error") > 0 ? 1 : 0;
}

/** When nothing has changed since the last run, its findings are said again: not even the compiler is loaded. */
function contentFindings(): Promise<Finding[]> {
  return keptFindings(process.cwd(), cacheFolder, async () => {
    const { checkContent } = await import("./checkContent");
    return checkContent(process.cwd(), cacheFolder);
  });
}

void check();
