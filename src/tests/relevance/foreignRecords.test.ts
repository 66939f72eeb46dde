import { expect, test } from "vitest";
import { foreignRecords, preparedRecords } from "./foreignRecords";

const addresses = (records: { path: string }[]) => [...new Set(records.map(({ path }) => path))].sort();

test.each(["en", "ru"] as const)(
  "docs that are not ours in «%s» have a twin at each address, and all of them what readers type",
  (locale) => {
    expect(addresses(foreignRecords(locale, "twins"))).toEqual(addresses(foreignRecords(locale)));
    for (const side of ["docs", "twins"] as const) {
      const prepared = preparedRecords(locale, side);
      expect(addresses(prepared.filter(({ keywords }) => keywords))).toEqual(addresses(prepared));
    }
  },
);
