import { expect, test } from "vitest";
import { slowestOfEach } from "./slowestOfEach";

test("takes the longest event of each press, and presses without a report for short ones", () => {
  const events = [
    { interaction: 7, duration: 40 },
    { interaction: 8, duration: 24 },
    { interaction: 7, duration: 64 },
    { interaction: 7, duration: 16 },
  ];
  expect(slowestOfEach(events, 4)).toEqual([64, 24, 16, 16]);
});

test("more presses than there were are a mistake", () => {
  const events = [7, 8].map((interaction) => ({ interaction, duration: 40 }));
  expect(() => slowestOfEach(events, 1)).toThrow("2 interactions were recorded instead of 1");
});
