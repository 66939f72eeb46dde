import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import type { GatsbyNode } from "gatsby";
import { compiledDocsFolder } from "../docs/siteModel";

/**
 * Where no doc has been compiled before, a second process begins at the other end, while Gatsby still starts: of our
 * 260 docs it does more than half. Should it fail, this one compiles them all.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (os.availableParallelism() < 2 || fs.existsSync(compiledDocsFolder(process.cwd()))) return;
  const args = ["--import", "tsx", "src/commands/compileAhead.ts"];
  spawn(process.execPath, args, { stdio: "ignore" }).on("error", () => undefined);
};
