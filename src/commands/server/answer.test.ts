import { expect, test } from "vitest";
import { answerTo, type BuiltSite } from "./answer";

const files = [
  "index.html",
  "404.html",
  "ru/404.html",
  "ru/index.html",
  "guide/index.html",
  "app.js",
  "old/index.html",
];
const site: BuiltSite = {
  basePath: "/docs",
  redirects: new Map([["/docs/old/", "/docs/guide/"]]),
  has: (file) => [...files, "_headers", "old.html/index.html"].includes(file),
};
const file = (name: string) => ({ kind: "file", file: name, status: 200 });
const missing = (name: string) => ({ kind: "file", file: name, status: 404 });
const redirect = (to: string) => ({ kind: "redirect", to });

test.each([
  ["/docs/", file("index.html")],
  ["/docs/guide/", file("guide/index.html")],
  ["/docs//guide/", file("guide/index.html")],
  ["/docs/app.js", file("app.js")],
  ["/docs/guide", redirect("/docs/guide/")],
  ["/docs/guide.html", redirect("/docs/guide/")],
  ["/docs/guide/index.html", redirect("/docs/guide/")],
  ["/docs/index.html", redirect("/docs/")],
  ["/docs/old/", redirect("/docs/guide/")],
  ["/docs/404.html", file("404.html")],
  ["/docs/nowhere/", missing("404.html")],
  ["/docs/nowhere.html", missing("404.html")],
  ["/docs/ru/nowhere/", missing("ru/404.html")],
  ["/docs/rules/", missing("404.html")],
  ["/docs/_headers", missing("404.html")],
  ["/docs/100%/", missing("404.html")],
  ["/docs/100%/index.html", missing("404.html")],
  ["/docs/ru/100%/", missing("ru/404.html")],
])("%s", (path, expected) => expect(answerTo(path, site)).toEqual(expected));

test.each(["/docs/../secret", "/docs/%2e%2e/secret", "/docs/..%2fsecret", "/docs/a%00b", "/docs/%5c..%5ca"])(
  "%s is refused",
  (path) => expect(answerTo(path, site)).toEqual({ kind: "refused", status: 400 }),
);

test("outside of the path prefix there is nothing", () => {
  for (const path of ["/", "/guide/", "/docsy/"])
    expect(answerTo(path, site)).toEqual({ kind: "refused", status: 404 });
});

test("nothing that was typed leads to another host or ends a header", () => {
  expect(answerTo("//evil.example/docs/index.html", site)).toEqual({ kind: "refused", status: 404 });
  const bare = { ...site, basePath: "" };
  expect(answerTo("//evil.example/index.html", bare)).toEqual(redirect("/evil.example/"));
  expect(answerTo("/a%0d%0aX-Evil:%20y/index.html", bare)).toEqual(redirect("/a%0D%0AX-Evil:%20y/"));
});

test("a host without rules sends what there is, and redirects to folders", () => {
  expect(answerTo("/docs/old/", site, true)).toEqual(file("old/index.html"));
  expect(answerTo("/docs/guide/index.html", site, true)).toEqual(file("guide/index.html"));
  expect(answerTo("/docs/old.html", site, true)).toEqual(redirect("/docs/old.html/"));
  expect(answerTo("/docs/guide", site, true)).toEqual(redirect("/docs/guide/"));
  expect(answerTo("/docs/ru/nowhere/", site, true)).toEqual(missing("404.html"));
});
