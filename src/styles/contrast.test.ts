import fs from "node:fs";
import { expect, test } from "vitest";

const css = fs.readFileSync("src/styles/tokens.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** WCAG 2.2: text 4.5 : 1 (1.4.3); controls, icons, focus and state marks 3 : 1 (1.4.11). */
const text = 4.5;
const shape = 3;

const tones = ["note", "tip", "info", "warning", "danger"];
const softs = tones.map((tone) => `${tone}-soft`);
const grounds = ["canvas", "rail", "surface", "inset", "overlay"];
const codeParts = ["comment", "keyword", "string", "number", "function", "property", "punctuation"];

/** Which colour stands on which, and how well it must be told from it. */
const pairs: [front: string, backs: string[], least: number][] = [
  ["text", [...grounds, ...softs, "accent-soft", "selection"], text],
  ["text-muted", [...grounds, "accent-soft", "note-soft", "warning-soft"], text],
  ["text-faint", [...grounds, "accent-soft", "code", "code-bar"], text],
  ["accent-text", [...grounds, "accent-soft"], text],
  ["link", [...grounds, ...softs], text],
  ["link-hover", ["canvas", "inset", ...softs], text],
  ["on-button", ["button", "button-hover"], text],
  ["on-mark", ["mark"], text],
  ...tones.map((tone): (typeof pairs)[number] => [`${tone}-text`, [`${tone}-soft`, "canvas"], text]),
  ["code-text", ["code", "code-band", "code-inline"], text],
  ...codeParts.map((part): (typeof pairs)[number] => [`code-${part}`, ["code", "code-band"], text]),
  ["line-strong", [...grounds, "code"], shape],
  ["accent", [...grounds, "accent-soft", "code-band"], shape],
  ["focus", [...grounds, "accent-soft", "code", "code-bar", "warning-soft", "danger-soft"], shape],
  ["button", ["canvas", "surface"], shape],
  ["brand-front", ["canvas", "rail"], shape],
];

/** Custom properties of every rule whose selector list names the selector. */
function declarations(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].filter(([, selectors = ""]) =>
    selectors.split(",").some((one) => one.trim() === selector),
  );
  return new Map(
    rules.flatMap(([, , body = ""]) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()] as const),
    ),
  );
}

/** The colours of a theme. What readers get who ask for more contrast stands in a media query and is left out. */
function colours(theme: "light" | "dark"): Map<string, string> {
  return new Map([...declarations(":root"), ...declarations(`[data-theme="${theme}"]`)]);
}

function resolve(values: Map<string, string>, name: string): string {
  const value = values.get(name);
  if (!value) throw new Error(`${name} is missing`);
  const alias = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return alias ? resolve(values, alias) : value;
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
  if (!/^#[\da-f]{6}$/i.test(full)) throw new Error(`${hex} is not an opaque colour`);
  const channels = [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("black on white is 21 : 1, and a known grey is 4.54 : 1", () => {
  expect(contrast("#000", "#fff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

for (const theme of ["light", "dark"] as const) {
  test.each(pairs)(`${theme}: %s is told from what it stands on`, (front, backs, least) => {
    const values = colours(theme);
    const low = backs
      .map((back) => ({
        back,
        ratio: contrast(resolve(values, `--color-${front}`), resolve(values, `--color-${back}`)),
      }))
      .filter(({ ratio }) => ratio < least);
    expect(low).toEqual([]);
  });
}
