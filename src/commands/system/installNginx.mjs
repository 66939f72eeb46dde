import { run } from "../run.mjs";
import { step } from "../say.mjs";
import { hasNginx } from "./nginx.mjs";
import { findProgram, thisSystem } from "./system.mjs";

/** Gets nginx for the tests of its configuration: Debian's packages when we may install them. Without it they are left out. */
export async function installNginx() {
  if (!hasNginx() && process.getuid?.() === 0 && findProgram("apt-get", thisSystem)) {
    step("Installing nginx from Debian's packages");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const packages = ["nginx", "libnginx-mod-http-brotli-static"];
    await run("apt-get", ["update", "-q"], { env });
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], { env });
  }
  if (!hasNginx()) step("nginx with its Brotli module is not installed: the tests of its configuration are left out");
}
