import { expect, test } from "vitest";
import { lengthClass, type PackedRecords, packRecords, type PublishedRecord, unpackRecords } from "./packedRecords";

const record = (id: PublishedRecord["id"], more: Partial<PublishedRecord> = {}): PublishedRecord => ({
  id,
  path: "/acorns/",
  title: "Cookies",
  heading: "",
  anchor: "",
  section: "Data",
  size: 0,
  ...more,
});

const packed = (records: PublishedRecord[]) => JSON.parse(JSON.stringify(packRecords(records))) as PackedRecords;
const thereAndBack = (records: PublishedRecord[]) => unpackRecords(packed(records));

test.each<[what: string, records: PublishedRecord[]]>([
  ["no records", []],
  ["ids that are the records' numbers", [record(0), record(1)]],
  ["ids that are not", [record("a"), record(7), record(0)]],
  ["an anchor that is made of its heading", [record(0, { heading: "Export & import", anchor: "export--import" })]],
  ["an anchor that is not", [record(0, { heading: "Экспорт cookies", anchor: "export-cookies" })]],
  ["a heading without an anchor", [record(0, { heading: "Export", anchor: "" })]],
  ["an anchor without a heading", [record(0, { heading: "", anchor: "top" })]],
  ["a heading of marks alone", [record(0, { heading: "?!", anchor: "" })]],
  ["records in other languages", [record(0, { locale: "en" }), record(1), record(2, { locale: "ru" })]],
  ["several sections, and none", [record(0), record(1, { path: "/b/", section: "" }), record(2, { section: "Use" })]],
  ["pages whose sections stand apart", [record(0), record(1, { path: "/b/", title: "B" }), record(2)]],
  ["texts of every length", Array.from({ length: 64 }, (_, size) => record(size, { size }))],
])("what is packed can be unpacked, through JSON: %s", (_what, records) => {
  expect(thereAndBack(records)).toEqual(records);
});

test("what is the same of many records is not said again", () => {
  const heading = { heading: "Export cookies", anchor: "export-cookies" };
  const { ids, locales, ...rest } = packed([record(0), record(1, heading), record(2, { path: "/b/", title: "B" })]);
  expect([ids, locales]).toEqual([undefined, undefined]);
  expect(rest).toMatchObject({ paths: "/acorns/\n/b/", titles: "Cookies\nB", sections: ["Data"], counts: [2, 1] });
  expect(rest.anchors).toBe("\n\n");
});

test("a title or heading of two lines becomes one line, and those behind it stay where they are", () => {
  const records = [record(0, { title: "Two\nlines", heading: "Here\ntoo", anchor: "here-too" }), record(1)];
  expect(thereAndBack(records)).toEqual([{ ...records[0], title: "Two lines", heading: "Here too" }, records[1]]);
});

test("the length of a text is told roughly: the longer, the greater, and always one digit", () => {
  const lengths = [0, 1, 3, 10, 30, 100, 1000, 100_000];
  const classes = lengths.map(lengthClass);
  expect(classes[0]).toBe(0);
  expect(classes).toEqual([...new Set(classes)].sort((a, b) => a - b));
  expect(lengthClass(100)).toBe(lengthClass(105));
  expect(packed([record(0, { size: lengthClass(Number.MAX_SAFE_INTEGER ** 3) })]).sizes).toHaveLength(1);
});

test("what is no packed list is refused", () => {
  expect(() => unpackRecords(JSON.parse("[]") as PackedRecords)).toThrow();
});
