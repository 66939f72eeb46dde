import { createHash } from "node:crypto";

/** What pages run and wear that stands in them: hashes of scripts and of styles, as a policy names them. */
export type InlineCode = { scripts: ReadonlySet<string>; styles: ReadonlySet<string> };

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const charset = /<meta charset="utf-8"\s*\/?>/i;

/** The scripts and styles that stand in a page. */
export function inlineCode(html: string): InlineCode {
  const found = [...html.matchAll(element)].filter(([, , attributes = ""]) => !/\ssrc=/.test(attributes));
  const of = (name: string) =>
    new Set(found.filter(([, tag]) => tag === name).map(([, , , text = ""]) => hashSource(text)));
  return { scripts: of("script"), styles: of("style") };
}

/** A script or style as a policy names it (CSP 3, «hash-source»). */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** A Content-Security-Policy under which a page with this code works, and other code does not run. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  const sources = (hashes: ReadonlySet<string>) => ["'self'", ...[...hashes].sort()].join(" ");
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/**
 * Puts a page's policy into its head, for hosts that send no headers, in the place of the one of an earlier build. It
 * stands before all scripts, and behind the encoding, which browsers look for in the first kilobyte.
 * @param styles hashes of styles that scripts put into the page
 * @returns the page, and the code that its policy names
 */
export function withPolicy(html: string, styles: string[] = []): { html: string; code: InlineCode } {
  const bare = html.replace(meta, "");
  const own = inlineCode(bare);
  const code = { scripts: own.scripts, styles: new Set([...own.styles, ...styles]) };
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(code)}">`;
  return { html: bare.replace(charset, (encoding) => encoding + policy), code };
}
