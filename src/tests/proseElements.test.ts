import { expect, test } from "vitest";
import { icons } from "../components/basics/icons";
import { proseComponents } from "../components/prose/proseComponents";
import { drawnElements } from "../docs/compile/draw/foldMarkup";
import { drawScreen } from "../docs/screens/drawScreen";
import { signNames } from "../docs/screens/screen";

test("no HTML element that has a component of ours is folded into markup", () => {
  const elements = Object.keys(proseComponents).filter((name) => /^[a-z]/.test(name));
  expect([...drawnElements].sort()).toEqual(elements.sort());
});

test("every icon of a drawing of the interface is one that pages bring with them", () => {
  const nothing = { label: "", value: "", text: "a", sign: null, isHere: false, number: null, parts: [] };
  const field = { ...nothing, kind: "field" as const, isChoice: true, isPressed: true };
  const signs = signNames.map((sign) => ({ ...field, kind: "sign" as const, sign }));
  const drawn = JSON.stringify(drawScreen([field, ...signs]));
  const used = new Set([...drawn.matchAll(/#i-(\w+)/g)].map(([, name = ""]) => name));
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
});
