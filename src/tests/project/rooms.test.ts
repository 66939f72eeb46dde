import fs from "node:fs";
import { expect, test } from "vitest";
import { codeFiles, importsOf, isTest } from "./sourceFiles";

// README draws the rooms, one a line, below all rooms that it imports: «room ◄─ rooms that import it».
const drawing = /```\n((?:\S+ +◄─ .*\n)+)```/.exec(fs.readFileSync("README.md", "utf8"))?.[1] ?? "";
const drawn = drawing
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [room = "", importers = ""] = line.split("◄─").map((part) => part.trim());
    return { room, importers: importers.split(", ") };
  });
const drawnArrows = drawn.flatMap(({ room, importers }) => importers.map((importer) => `${room} ◄─ ${importer}`));

/** The folder under `src`; what Gatsby runs in the browser lives in rooms of its own. */
function roomOf(file: string): string | null {
  return /^src\/(gatsby\/(?=browser\/|layoutPlugin\/)[^/]+|[^/]+)\//.exec(file)?.[1] ?? null;
}

/** Arrows of the code, each with a file that has it. */
const arrows = new Map<string, string>();
for (const file of codeFiles.filter((file) => !isTest(file)))
  for (const target of importsOf(file)) {
    const [importer, room] = [roomOf(file), roomOf(target)];
    if (importer && room && importer !== room) arrows.set(`${room} ◄─ ${importer}`, file);
  }

test("every arrow between rooms that the code has stands in README's drawing", () => {
  const missing = [...arrows].filter(([arrow]) => !drawnArrows.includes(arrow));
  expect(missing.map(([arrow, file]) => `${arrow} (${file})`)).toEqual([]);
});

test("every arrow in README's drawing is one that the code has", () => {
  expect(drawnArrows.filter((arrow) => !arrows.has(arrow))).toEqual([]);
});

test("no circle of rooms: each imports only rooms that stand above it in the drawing", () => {
  const order = drawn.map(({ room }) => room);
  // A room that nobody imports has no line: it stands below all others.
  const place = (room: string) => (order.includes(room) ? order.indexOf(room) : order.length);
  const upwards = [...arrows].filter(([arrow]) => {
    const [room = "", importer = ""] = arrow.split(" ◄─ ");
    return place(room) >= place(importer);
  });
  expect(upwards.map(([arrow, file]) => `${arrow} (${file})`)).toEqual([]);
});
