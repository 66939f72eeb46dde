import { expect, test } from "vitest";
import { textWidth, wrapText } from "./textSize";

test("breaks a text at spaces into lines that fit", () => {
  const lines = wrapText("Dashboard or desktop app on your computer", 150);
  expect(lines.join(" ")).toBe("Dashboard or desktop app on your computer");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(150);
});

test("keeps a short text and a word that is too long in one line", () => {
  expect(wrapText("Agent", 150)).toEqual(["Agent"]);
  expect(wrapText("Дезоксирибонуклеиновая", 60)).toEqual(["Дезоксирибонуклеиновая"]);
});
