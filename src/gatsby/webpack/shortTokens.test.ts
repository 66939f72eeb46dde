import { expect, test } from "vitest";
import { shortTokens } from "./shortTokens";

const tokens = `
  :root { --palette-ink-50: #f4f4f9; --size-page: 90rem; --color-rail: var(--palette-ink-50); --color-accent: #44c; }
  [data-theme="dark"] { --color-rail: #111; }
`;

/** What the plugin makes of declarations. */
function shortened(...declarations: [prop: string, value: string][]): string[] {
  const left = new Set(
    declarations.map(([prop, value]) => {
      const declaration = { prop, value, raws: {}, remove: () => void left.delete(declaration) };
      return declaration;
    }),
  );
  shortTokens(tokens, ["--color-accent"]).Once({ walkDecls: (change) => [...left].forEach(change) });
  return [...left].map(({ prop, value }) => `${prop}:${value}`);
}

test("tokens get short names, the same where they are defined and where they are used", () => {
  expect(
    shortened(["--size-page", "90rem"], ["max-inline-size", "calc(var(--size-page) - 1px)"], ["--color-rail", "#111"]),
  ).toEqual(["--0:90rem", "max-inline-size:calc(var(--0) - 1px)", "--1:#111"]);
});

test("colours of the palette stand where they are used, and the palette is gone", () => {
  expect(shortened(["--palette-ink-50", "#f4f4f9"], ["--color-rail", "var(--palette-ink-50)"])).toEqual([
    "--1:#f4f4f9",
  ]);
});

test("names that are read elsewhere, names that only a module has, and all that is no name stay as they are", () => {
  const given: [string, string][] = [
    ["color", "var(--color-accent)"],
    ["--fade", "2.5rem"],
    ["content", '"-- size"'],
    ["margin", "var(--fade) --size"],
  ];
  expect(shortened(...given)).toEqual(given.map((pair) => pair.join(":")));
});
