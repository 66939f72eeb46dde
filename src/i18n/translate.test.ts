import fs from "node:fs";
import path from "node:path";
import i18next from "i18next";
import { expect, test } from "vitest";
import { localeKeys } from "../site/locales";
import { type Resources, translate } from "./translate";

const folder = path.join(__dirname, "..", "locales");
const stringsOf = (locale: string) =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(folder, locale))
      .map((file) => [
        path.basename(file, ".json"),
        JSON.parse(fs.readFileSync(path.join(folder, locale, file), "utf8")) as Record<string, string>,
      ]),
  );
const resources: Resources = Object.fromEntries(localeKeys.map((locale) => [locale, stringsOf(locale)]));
const counts = [...Array.from({ length: 30 }, (_, index) => index), 100, 101, 111, 121, 1000, 1.5];

test("says what i18next says, for every string, language and count", async () => {
  const real = i18next.createInstance();
  await real.init({ resources, interpolation: { escapeValue: false }, returnNull: false });
  let compared = 0;
  for (const locale of localeKeys) {
    for (const [namespace, strings] of Object.entries(resources[locale] ?? {})) {
      const theirs = real.getFixedT(locale, namespace);
      for (const key of new Set(Object.keys(strings).map((name) => name.replace(/_(one|few|many|other)$/, "")))) {
        const texts = Object.keys(strings)
          .filter((name) => name.startsWith(key))
          .map((name) => strings[name] ?? "");
        const names = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));
        const values = Object.fromEntries(names.map((name) => [name, `<${name}> & "$1"`]));
        for (const count of names.includes("count") ? counts : [undefined]) {
          const all = count === undefined ? values : { ...values, count };
          expect(translate(resources, locale, namespace, key, all)).toBe(theirs(key, all));
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test("a string that is nowhere is answered with its key, a value that is missing with nothing", () => {
  expect(translate(resources, "en", "search", "noSuchString")).toBe("noSuchString");
  expect(translate({ en: { a: { hello: "Hello, {{name}}!" } } }, "en", "a", "hello")).toBe("Hello, !");
});
