import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./shortClassName";

const components = path.resolve("src/components");
const modules = fs
  .readdirSync(components, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => path.join(components, file));

const classesOf = (file: string) => [
  ...new Set([...fs.readFileSync(file, "utf8").matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name)),
];

const nameOf = (resourcePath: string, localName: string) => shortClassName({ resourcePath }, "", localName);

test("every class of the site has a short name of its own, which needs no escape in a style sheet", () => {
  const names = modules.flatMap((file) => classesOf(file).map((name) => nameOf(file, name)));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][\w-]{4}$/i);
});

test("classes of one module begin alike, those of another do not, and a name stays what it is", () => {
  const [file = "", other = ""] = modules;
  const [one = "", two = ""] = classesOf(file);
  expect(nameOf(file, two).slice(0, 4)).toBe(nameOf(file, one).slice(0, 4));
  expect(nameOf(other, classesOf(other)[0] ?? "").slice(0, 4)).not.toBe(nameOf(file, one).slice(0, 4));
  expect(nameOf(file, one)).toBe(nameOf(file, one));
});
