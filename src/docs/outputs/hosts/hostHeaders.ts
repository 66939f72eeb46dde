import { contentSecurityPolicy, type InlineCode } from "../contentSecurityPolicy";

/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/** What no page of ours asks a browser for. */
const unusedFeatures = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** Headers that every answer has. @param code scripts and styles that stand in the pages */
export function securityHeaders(code: InlineCode): Header[] {
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

/** A year: for files that never change under their name. */
export const keptForever: Header = ["Cache-Control", "public, max-age=31536000, immutable"];

/** Kept, but never used without asking whether it has changed. */
export const askedAgain: Header = ["Cache-Control", "no-cache"];

/** The end of an address with a digest of the file's content in it, as webpack writes it: `app-0123456789abcdef0123.js`. */
export const hashedName = String.raw`[-.][0-9a-f]{8,}\.(?:js|css)$`;

/** Whether a file has a digest of its content in its name, and so never changes. */
export function isHashed(file: string): boolean {
  return new RegExp(hashedName).test(file);
}
