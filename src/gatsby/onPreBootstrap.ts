import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { compilerVersion } from "../docs/compilerVersion";
import { published } from "../docs/outputs/published";
import { historyAdvice } from "../docs/read/lastChange";
import { repositoryMistake } from "../docs/pages/repository";
import { compiledDocsFolder } from "../docs/siteModel";

/** Before all else a build says what it was not given, and stops where it was given what it cannot use. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const root = process.cwd();
  const mistake = published.mistake ?? repositoryMistake();
  if (mistake) reporter.panic(mistake);
  const advice = historyAdvice(root);
  if (advice) reporter.warn(advice);
  compileFromTheOtherEnd(root);
};

/**
 * Where this version of the compiler has compiled nothing before, a second process begins at the other end, while Gatsby
 * still starts: of our 260 docs it does more than half. Should it fail, this one compiles them all.
 */
function compileFromTheOtherEnd(root: string): void {
  const kept = path.join(compiledDocsFolder(root), compilerVersion(root));
  if (os.availableParallelism() < 2 || fs.existsSync(kept)) return;
  const args = ["--import", "tsx", "src/commands/compileAhead.ts"];
  spawn(process.execPath, args, { stdio: "ignore" }).on("error", () => undefined);
}
