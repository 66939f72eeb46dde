import { expect, test } from "vitest";
import { overBudget } from "./budgets";

const budget = { html: 100, scripts: 200, data: 10, other: 0 };

test("names what is over its budget, and nothing that keeps to it", () => {
  expect(overBudget(budget, budget)).toEqual([]);
  expect(overBudget({ html: 90, scripts: 201, data: 10, other: 3 }, budget)).toEqual([
    "scripts: 201 bytes, the budget is 200",
    "other: 3 bytes, the budget is 0",
  ]);
});
