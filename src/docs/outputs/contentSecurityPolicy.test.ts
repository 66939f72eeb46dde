import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineCode, withPolicy } from "./contentSecurityPolicy";

const page =
  '<html><head><meta charSet="utf-8"/><script>go()</script><style data-x>a{}</style></head><body><script src="/a.js"></script></body></html>';

// printf 'go()' | openssl dgst -sha256 -binary | base64
const script = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test("names what stands in a page, not what it loads", () => {
  const { scripts, styles } = inlineCode(page);
  expect([...scripts]).toEqual([script]);
  expect(styles.size).toBe(1);
});

test("allows code of the site and of the page, nothing else", () => {
  expect(contentSecurityPolicy({ scripts: new Set(["'sha256-b'", "'sha256-a'"]), styles: new Set() })).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'",
  );
});

test("stands once in a page, behind its encoding and before its scripts", () => {
  const { html, code } = withPolicy(page, ["'sha256-progress'"]);
  expect(html).toMatch(
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"><script>/,
  );
  expect(html).toContain("'sha256-progress'");
  expect([...code.scripts]).toEqual([script]);
  expect(withPolicy(html, ["'sha256-progress'"]).html).toBe(html);
  const changed = withPolicy(html.replace("go()", "stay()")).html;
  expect(changed.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(changed).not.toContain(script);
});
