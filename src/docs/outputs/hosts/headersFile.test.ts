import { expect, test } from "vitest";
import { headersFile } from "./headersFile";

const code = { scripts: new Set(["'sha256-a'"]), styles: new Set(["'sha256-b'"]) };

test("gives every answer the policy, and files that never change a year", () => {
  const files = ["index.html", "404.html", "app-53a64fda7ff8493b8b6f.js", "app.687413f703fec01b9c55.css", "feed.xml"];
  expect(headersFile(code, files, "/docs")).toBe(`/docs/*
  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000

/docs/app-53a64fda7ff8493b8b6f.js
  Cache-Control: public, max-age=31536000, immutable

/docs/app.687413f703fec01b9c55.css
  Cache-Control: public, max-age=31536000, immutable
`);
});
