import { thisSystem } from "./system.mjs";

/** Where Debian puts nginx and the module that sends Brotli files. */
export const nginxFiles = {
  program: "/usr/sbin/nginx",
  brotli: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
};

/** Whether the tests can start nginx with what the site's configuration needs. */
export function hasNginx() {
  return Object.values(nginxFiles).every((file) => thisSystem.isFile(file));
}
