import { contentSecurityPolicy, type InlineCode } from "./contentSecurityPolicy";

/** Name and value of a header. */
type Header = readonly [name: string, value: string];

/** What no page of ours asks a browser for. */
const unusedFeatures = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** Headers that every answer has. @param code scripts and styles that stand in the pages */
function securityHeaders(code: InlineCode): Header[] {
  return [
    ["Content-Security-Policy", `${contentSecurityPolicy(code)}; frame-ancestors 'none'`],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Strict-Transport-Security", "max-age=31536000"],
  ];
}

/** Whether a file has a digest of its content in its name, and so never changes: `app-0123456789abcdef0123.js`. */
export function isHashed(file: string): boolean {
  return /[-.][0-9a-f]{8,}\.(?:js|css)$/.test(file);
}

/**
 * The file `_headers`, which Netlify, Cloudflare Pages and others read beside the pages.
 * @param files names of the files at the top of the built site
 * @param basePath the folder that the site is published under; empty at the root
 */
export function headersFile(code: InlineCode, files: string[], basePath: string): string {
  const rule = (path: string, headers: Header[]) =>
    [`${basePath}${path}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const forever: Header[] = [["Cache-Control", "public, max-age=31536000, immutable"]];
  return `${[
    rule("/*", securityHeaders(code)),
    ...["/static/*", ...files.filter(isHashed).map((file) => `/${file}`)].sort().map((path) => rule(path, forever)),
  ].join("\n\n")}\n`;
}
