import { run } from "../run.mjs";
import { step } from "../say.mjs";
import { findProgram, thisSystem } from "./system.mjs";

/** Where Debian puts nginx and the module that sends Brotli files. */
export const nginxFiles = {
  program: "/usr/sbin/nginx",
  brotli: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
};

/** Whether the tests can start nginx with what the site's configuration needs. */
export function hasNginx() {
  return Object.values(nginxFiles).every((file) => thisSystem.isFile(file));
}

/** Gets nginx for the tests of its configuration: Debian's packages when we may install them. Without it they are left out. */
export async function findNginx() {
  if (!hasNginx() && process.getuid?.() === 0 && findProgram("apt-get", thisSystem)) {
    step("Installing nginx from Debian's packages");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const packages = ["nginx", "libnginx-mod-http-brotli-static"];
    await run("apt-get", ["update", "-q"], { env });
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], { env });
  }
  if (!hasNginx()) step("nginx with its Brotli module is not installed: the tests of its configuration are left out");
}
