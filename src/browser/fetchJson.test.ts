import { afterEach, expect, test, vi } from "vitest";
import { servePieceByPiece } from "../tests/support/served/pieceByPiece";
import { fetchJsonList } from "./fetchJson";

afterEach(() => vi.unstubAllGlobals());

async function all(list: AsyncGenerator<unknown>): Promise<unknown[]> {
  const elements: unknown[] = [];
  for await (const element of list) elements.push(element);
  return elements;
}

test("an element is here as soon as its line is, while the rest is on its way", async () => {
  const { send, end } = servePieceByPiece();
  const list = fetchJsonList<unknown>("/list.json");
  send('[{"a":1');
  send('}\n,{"b"');
  expect(await list.next()).toEqual({ value: { a: 1 }, done: false });
  send(":2}\n]");
  end();
  expect(await list.next()).toEqual({ value: { b: 2 }, done: false });
  expect(await list.next()).toEqual({ value: undefined, done: true });
});

test("letters that are cut between two pieces are whole", async () => {
  const { send, end } = servePieceByPiece();
  const bytes = new TextEncoder().encode('["ё"\n]');
  send(bytes.slice(0, 3));
  send(bytes.slice(3));
  end();
  expect(await all(fetchJsonList("/list.json"))).toEqual(["ё"]);
});

test("a list in one line comes at its end", async () => {
  const { send, end } = servePieceByPiece();
  send('[{"a":1},');
  send('{"b":2}]');
  end();
  expect(await all(fetchJsonList("/list.json"))).toEqual([{ a: 1 }, { b: 2 }]);
});

test("an empty list has no elements", async () => {
  const { send, end } = servePieceByPiece();
  send("[]");
  end();
  expect(await all(fetchJsonList("/list.json"))).toEqual([]);
});

test.each([
  ["between two elements", '["a"\n'],
  ["within the second", '["a"\n,"b'],
])("a list that is cut off %s is no list", async (_, text) => {
  const { send, end } = servePieceByPiece();
  send(text);
  end();
  const list = fetchJsonList("/list.json");
  expect(await list.next()).toEqual({ value: "a", done: false });
  await expect(list.next()).rejects.toThrow("/list.json is cut off");
});

test.each([
  ["nothing", ""],
  ["a page", "<!doctype html>\n<p>Not found</p>"],
  ["an object", '{"documents":[]}'],
])("%s is no list", async (_, text) => {
  const { send, end } = servePieceByPiece();
  send(text);
  end();
  await expect(fetchJsonList("/list.json").next()).rejects.toThrow();
});

test("what has come before a line breaks was read", async () => {
  const { send, breakOff } = servePieceByPiece();
  const list = fetchJsonList("/list.json");
  send('["a"\n');
  expect(await list.next()).toEqual({ value: "a", done: false });
  breakOff();
  await expect(list.next()).rejects.toThrow("The line is dead");
});

test("an answer that is an error is none", async () => {
  vi.stubGlobal("__PATH_PREFIX__", "");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 503 })));
  await expect(fetchJsonList("/list.json").next()).rejects.toThrow("/list.json answered 503");
});
