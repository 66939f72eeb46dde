import { defaultLocale, localeKeys } from "../../../site/locales";
import type { InlineCode } from "../contentSecurityPolicy";
import { hostFiles } from "./hostFiles";
import { askedAgain, type Header, hashedName, keptForever, securityHeaders } from "./hostHeaders";
import { formsOf, type Redirects } from "./redirects";

/**
 * The file `_nginx.conf`, to be included in a `server` block whose `root` holds the built site, in the folder that the site
 * is published under. It needs nothing but what nginx brings.
 *
 * Where a location has headers of its own it has all of them, as nginx then forgets those around it. `if` holds only
 * `set` and `rewrite`, for which it is safe (https://nginx.org/en/docs/http/ngx_http_rewrite_module.html); `rewrite`
 * escapes what a reader typed before it becomes the header `Location`, which `return` would not.
 * @param code scripts and styles that stand in the pages
 * @param basePath that folder; empty at the root
 */
export function nginxFile(code: InlineCode, redirects: Redirects, basePath: string): string {
  const always = securityHeaders(code);
  const site = block(`location ^~ ${basePath}/`, [
    "charset utf-8;",
    "gzip_static on;",
    "gzip_vary on;",
    "absolute_redirect off;",
    "error_page 404 $indigo_x_not_found;",
    // Folders without a page.
    "error_page 403 =404 $indigo_x_not_found;",
    ...addHeaders([...always, askedAgain]),
    ...[...redirects].flatMap(([from, to]) =>
      formsOf(from).flatMap((form) => [`location = ${basePath}${form} { return 301 ${basePath}${to}$is_args$args; }`]),
    ),
    `location ~ /(?:${Object.values(hostFiles).join("|")})$ { return 404; }`,
    ...block(`location ~ "${hashedName}"`, addHeaders([...always, keptForever])),
    ...block("location ~ \\.webmanifest$", ["types { }", "default_type application/manifest+json;"]),
    ...plainAddresses,
  ]);
  const comment = "# Written by each build: include it in the server block of nginx. README, «Publish», says how.";
  return [comment, ...notFoundPage(basePath), ...site, ""].join("\n");
}

/** nginx knows one page for what is not there: this makes it the one in the reader's language. */
function notFoundPage(basePath: string): string[] {
  const others = localeKeys.filter((locale) => locale !== defaultLocale).map((locale) => `${basePath}/${locale}`);
  return [
    `set $indigo_x_not_found ${basePath}/404.html;`,
    ...others.map((folder) => `if ($uri ~ ^${folder}/) { set $indigo_x_not_found ${folder}/404.html; }`),
  ];
}

/**
 * `/x/index.html` and `/x.html` lead to `/x/`. The first only as a reader has asked for it: nginx itself comes here with
 * that name when it looks for the page of a folder.
 */
const plainAddresses = block("location ~ ^(?<indigo_x_page>.*(?<!/404))\\.html$", [
  'if ($request_uri ~ "^[^?]*/index\\.html(?:\\?|$)") { rewrite ^(.*/)index\\.html$ $1 permanent; }',
  "if (-f $document_root$indigo_x_page/index.html) { rewrite ^(.*)\\.html$ $1/ permanent; }",
]);

function addHeaders(headers: Header[]): string[] {
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function block(head: string, body: string[]): string[] {
  return [`${head} {`, ...body.map((line) => `  ${line}`), "}"];
}
