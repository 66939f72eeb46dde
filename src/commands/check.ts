import { cacheFolder, readCache, writeCache } from "../docs/cache";
import { siteDigest } from "../docs/checks/siteDigest";
import { type Finding, formatFinding } from "../docs/finding";
import { unconfirmedFacts } from "./unconfirmedFacts";

/** `npm run check`: what is wrong with the content, a line each; with `--json` a list for tools. Errors fail. */
async function check(): Promise<void> {
  const findings = [...(await contentFindings()), ...unconfirmedFacts(process.cwd())];
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
  else {
    for (const finding of findings) console.log(`${finding.severity}  ${formatFinding(finding)}`);
    console.log(`${count("error")} errors, ${count("warning")} warnings, ${count("info")} for information`);
  }
  process.exitCode = count("error") > 0 ? 1 : 0;
}

/** When nothing has changed since the last run, its findings are said again: not even the compiler is loaded. */
async function contentFindings(): Promise<Finding[]> {
  const digest = siteDigest(process.cwd());
  const known = readCache<Finding[]>(cacheFolder, "findings").get(digest);
  if (known) return known;
  const { checkContent } = await import("./checkContent");
  const findings = await checkContent(process.cwd(), cacheFolder);
  writeCache(cacheFolder, "findings", new Map([[digest, findings]]));
  return findings;
}

void check();
