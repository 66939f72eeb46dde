import { type Finding, formatFinding } from "../docs/finding";
import { checkContent } from "./checkContent";
import { unconfirmedFacts } from "./unconfirmedFacts";

/** `npm run check`: what is wrong with the content, a line each; with `--json` a list for tools. Errors fail. */
async function check(): Promise<void> {
  const findings = [...(await checkContent(process.cwd())), ...unconfirmedFacts(process.cwd())];
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
  else {
    for (const finding of findings) console.log(`${finding.severity}  ${formatFinding(finding)}`);
    console.log(`${count("error")} errors, ${count("warning")} warnings, ${count("info")} for information`);
  }
  process.exitCode = count("error") > 0 ? 1 : 0;
}

void check();
