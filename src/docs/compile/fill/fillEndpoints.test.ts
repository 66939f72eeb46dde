import { expect, test } from "vitest";
import { facts } from "../../../site/facts";
import { compile, docRecord } from "../../../tests/support/content/docRecords";
import { docLibrary } from "../../library/docLibrary";
import { docCompiler } from "../compileDocs";

const treeOf = async (body: string) => {
  const doc = docRecord("en/a.mdx", { body });
  return (await docCompiler(docLibrary([doc]), { imageSize: () => null }).draw(doc)).read();
};

test("an endpoint has its host apart, product facts filled in, and an anchor of its own", async () => {
  const tree = await treeOf('<Endpoint method="POST" url="%%apiHost%%/profile/create?strict=1" />');
  expect(tree).toEqual([
    [
      "Endpoint",
      { method: "POST", host: facts.apiHost.value, path: "/profile/create?strict=1", id: "post-profile-create" },
    ],
  ]);
});

test("the host may be a variable of Postman; readers find the endpoint, and links may lead to it", async () => {
  const body =
    'See [the stop](#get-api-v1-profile-stop).\n\n<Endpoint method="GET" url="{{launcher}}/api/v1/profile/stop" />';
  const { rows, searchSections, findings } = await compile(body);
  expect(rows).toEqual(["get-api-v1-profile-stop"]);
  expect(searchSections.map(({ text }) => text).join(" ")).toContain("GET /api/v1/profile/stop");
  expect(findings).toEqual([]);
});

test.each([
  ["an address without a host", '<Endpoint method="GET" url="/profile" />', "endpoint"],
  ["an unknown fact", '<Endpoint method="GET" url="%%apiHots%%/profile" />', "known-fact"],
  ["a method that HTTP does not have", '<Endpoint method="FETCH" url="%%apiHost%%/profile" />', "known-attribute"],
])("%s is an error at its line", async (_, body, rule) => {
  const { findings } = await compile(`Text.\n\n${body}`);
  expect(findings.map((finding) => finding.rule)).toContain(rule);
});
