import { expect, test } from "vitest";
import type { TreeNode } from "../../../types/contentTree";
import { longestPiece, wholeTokens } from "./wholeTokens";

const drawn = (text: string) => (wholeTokens(["code", null, text]) as TreeNode[]).slice(2);

test.each<[string, TreeNode[]]>([
  ["profile_id", ["profile_id"]],
  ["--automation", [["span", null, "--automation"]]],
  ["xcli profile-start --id 7", ["xcli ", ["span", null, "profile-start"], " ", ["span", null, "--id"], " 7"]],
  ["parameters.fingerprint.screen", ["parameters.", ["wbr", null], "fingerprint.", ["wbr", null], "screen"]],
  [
    "/api/v1/profile/f/very-long-folder/p/id",
    [
      "/",
      ["wbr", null],
      "api/",
      ["wbr", null],
      "v1/",
      ["wbr", null],
      "profile/",
      ["wbr", null],
      "f/",
      ["wbr", null],
      "very-",
      ["wbr", null],
      "long-",
      ["wbr", null],
      "folder/",
      ["wbr", null],
      "p/",
      ["wbr", null],
      "id",
    ],
  ],
])("keeps the tokens of %s whole, and lets long ones break at their joints", (text, expected) => {
  expect(drawn(text)).toEqual(expected);
});

test("finds inline code wherever it stands, and leaves code blocks alone", () => {
  const code: TreeNode = ["code", null, "a-b"];
  const whole: TreeNode = ["code", null, ["span", null, "a-b"]];
  expect(wholeTokens(["p", null, "Text ", ["strong", null, code]])).toEqual([
    "p",
    null,
    "Text ",
    ["strong", null, whole],
  ]);
  expect(wholeTokens(["CodeBlock", { html: "a-b" }])).toEqual(["CodeBlock", { html: "a-b" }]);
});

test("measures the longest piece that stays on one line", () => {
  expect(longestPiece("one --automation three")).toBe("--automation".length);
  expect(longestPiece("parameters.fingerprint.screen")).toBe("fingerprint.".length);
  expect(longestPiece("")).toBe(0);
});
