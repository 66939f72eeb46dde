import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { codeFiles, importsOf, isTest } from "./sourceFiles";

/** What README draws: a name for the drawing, the words above it, and the room that a file of it belongs to. */
const drawings: [what: string, words: string, roomOf: (file: string) => string | null][] = [
  // What Gatsby runs in the browser lives in rooms of its own.
  [
    "src",
    "Rooms under `src/`",
    (file) => /^src\/(gatsby\/(?=browser\/|layoutPlugin\/)[^/]+|[^/]+)\//.exec(file)?.[1] ?? null,
  ],
  ["src/docs", "Inside `src/docs/`", roomOfDocs],
  ["src/components", "Inside `src/components/`", (file) => /^src\/components\/([^/]+)\//.exec(file)?.[1] ?? null],
];

/** A folder, or one of the two files that stand on the folders; the other files of `src/docs` stand below them all. */
function roomOfDocs(file: string): string | null {
  const [, room, isFolder] = /^src\/docs\/(\w+)(\/)?/.exec(file) ?? [];
  if (!room) return null;
  return isFolder || room === "siteModel" || room === "compileAhead" ? room : "docs";
}

const readme = fs.readFileSync("README.md", "utf8");

describe.each(drawings)("rooms of %s", (_what, words, roomOf) => {
  // A line is a room with the rooms that import it, below all rooms that it imports: «room ◄─ importer, importer».
  const [, drawing = ""] = /```\n((?:\S+ +◄─ .*\n)+)```/.exec(readme.split(words)[1] ?? "") ?? [];
  const drawn = drawing
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [room = "", importers = ""] = line.split("◄─").map((part) => part.trim());
      return { room, importers: importers.split(", ") };
    });
  const drawnArrows = drawn.flatMap(({ room, importers }) => importers.map((importer) => `${room} ◄─ ${importer}`));

  /** Arrows of the code, each with a file that has it. */
  const arrows = new Map<string, string>();
  for (const file of codeFiles.filter((file) => !isTest(file)))
    for (const target of importsOf(file)) {
      const [importer, room] = [roomOf(file), roomOf(target)];
      if (importer && room && importer !== room) arrows.set(`${room} ◄─ ${importer}`, file);
    }

  test("every arrow that the code has stands in README's drawing", () => {
    const missing = [...arrows].filter(([arrow]) => !drawnArrows.includes(arrow));
    expect(missing.map(([arrow, file]) => `${arrow} (${file})`)).toEqual([]);
  });

  test("every arrow in README's drawing is one that the code has", () => {
    expect(drawnArrows.length).toBeGreaterThan(10);
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
});
