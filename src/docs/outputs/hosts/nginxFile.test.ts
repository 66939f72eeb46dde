import { expect, test } from "vitest";
import { nginxFile } from "./nginxFile";

const code = { scripts: new Set(["'sha256-a'"]), styles: new Set(["'sha256-b'"]) };
const file = nginxFile(code, new Map([["/old/", "/guide/page/"]]), "/docs");

test("says where each form of an alias leads, under the path prefix, with the reader's query", () => {
  for (const form of ["/docs/old/", "/docs/old", "/docs/old.html"])
    expect(file).toContain(`location = ${form} { return 301 /docs/guide/page/$is_args$args; }\n`);
});

test("sends every header from each location that has headers of its own: nginx would forget those around it", () => {
  const locations = file.split(/^ *location/m).filter((part) => part.includes("add_header"));
  expect(locations).toHaveLength(2);
  for (const location of locations) {
    expect(location.match(/add_header \S+ ".*" always;/g)).toHaveLength(8);
    expect(location).toContain("script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b';");
  }
});

test("knows the not-found page of each language, and leaves all other folders of the host alone", () => {
  expect(file).toContain("set $indigo_x_not_found /docs/404.html;");
  expect(file).toContain("if ($uri ~ ^/docs/ru/) { set $indigo_x_not_found /docs/ru/404.html; }");
  expect(file.match(/^location .*/gm)).toEqual(["location ^~ /docs/ {"]);
});
