import { expect, test } from "vitest";
import { foreignRecords, preparedRecords } from "./foreignRecords";

const addresses = (records: { path: string }[]) => [...new Set(records.map(({ path }) => path))].sort();

test.each(["en", "ru"] as const)(
  "docs that are not ours in «%s» have their twins at the same addresses, and every page of either what readers type",
  (locale) => {
    expect(addresses(foreignRecords(locale, "twins"))).toEqual(addresses(foreignRecords(locale)));
    for (const side of ["docs", "twins"] as const) {
      const prepared = preparedRecords(locale, side);
      expect(addresses(prepared.filter(({ keywords }) => keywords))).toEqual(addresses(prepared));
    }
  },
);
