import { checkPort } from "./port.mjs";
import { prepare } from "./prepare.mjs";
import { runGatsby } from "./run.mjs";
import { fail, step } from "./say.mjs";
import { serveSite, usualPort } from "./serveSite.mjs";

// One command from a fresh clone to a served site.
await prepare();
await checkPort(usualPort);
step("Building the production site");
const { code, output } = await runGatsby(["build"]);
if (code !== 0)
  fail(
    /ENOSPC/.test(output)
      ? "The disk is full: free at least 2 GB and run this again."
      : "The build failed: see the message above.",
  );
process.exit(await serveSite(usualPort));
