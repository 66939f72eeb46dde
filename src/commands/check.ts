import { formatFinding } from "../documents/finding";
import { checkContent } from "./checkContent";

/** `npm run check`: what is wrong with the content, a line each; with `--json` a list for tools. Errors fail. */
async function check(): Promise<void> {
  const findings = await checkContent(process.cwd());
  const errors = findings.filter(({ severity }) => severity === "error").length;
  if (process.argv.includes("--json")) console.log(JSON.stringify(findings, null, 2));
  else {
    for (const finding of findings) console.log(`${finding.severity}  ${formatFinding(finding)}`);
    console.log(`${errors} errors, ${findings.length - errors} warnings`);
  }
  process.exitCode = errors > 0 ? 1 : 0;
}

void check();
