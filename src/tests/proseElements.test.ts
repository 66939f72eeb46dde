import { expect, test } from "vitest";
import { proseComponents } from "../components/prose/proseComponents";
import { drawnElements } from "../docs/compile/draw/foldMarkup";

test("no HTML element that has a component of ours is folded into markup", () => {
  const elements = Object.keys(proseComponents).filter((name) => /^[a-z]/.test(name));
  expect([...drawnElements].sort()).toEqual(elements.sort());
});
