import { expect, test } from "vitest";
import { modeFor } from "./theme";

const follow = { defaultMode: "light", respectSystemPreference: true } as const;
const fixed = { defaultMode: "dark", respectSystemPreference: false } as const;

test.each([
  ["a stored choice wins over the system", "light", true, follow, "light"],
  ["nothing stored: the system decides", null, true, follow, "dark"],
  ["nothing stored, light system", null, false, follow, "light"],
  ["an unknown word counts as nothing", "sepia", true, follow, "dark"],
  ["the system is not asked", null, false, fixed, "dark"],
] as const)("%s", (_name, stored, systemIsDark, theme, mode) => {
  expect(modeFor(stored, systemIsDark, theme)).toBe(mode);
});
