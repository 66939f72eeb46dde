import { expect, test } from "vitest";
import { facts } from "../../../site/facts";
import { compile, shortForm } from "../../../tests/support/content/docRecords";

const port = facts.launcherPort.value;

test("puts a fact into a sentence", async () => {
  const { tree } = await compile('The port is <Fact name="launcherPort" />.');
  expect(tree).toEqual([["p", null, "The port is ", port, "."]]);
});

test("puts facts into code, inline code and addresses", async () => {
  const { tree } = await compile(
    "`%%launcherPort%%` and [API](%%apiHost%%/x)\n\n```text\n%%launcherHost%%:%%launcherPort%%\n```",
  );
  const text = JSON.stringify(tree);
  expect(text).toContain(`["code",null,"${port}"]`);
  expect(text).toContain(`"href":"${facts.apiHost.value}/x"`);
  expect(text).toContain(`${facts.launcherHost.value}:${port}`);
});

test("a fact that stands alone is a paragraph", async () => {
  expect((await compile('<Fact name="launcherPort" />')).tree).toEqual([["p", null, port]]);
});

test("search finds the value, not the name", async () => {
  const { searchSections } = await compile('Port <Fact name="launcherPort" /> and `%%launcherPort%%`.');
  expect(searchSections[0]?.text).toContain(` Port ${port} and ${port}.`);
});

test.each([
  ['<Fact name="noSuch" />', "1:1 known-fact: there is no product fact «noSuch»"],
  ['A <Fact name="toString" /> fact.', "1:3 known-fact: there is no product fact «toString»"],
  ["`%%noSuch%%`", "1:1 known-fact: there is no product fact «noSuch»"],
  ["The port %%launcherPort%%.", "1:1 known-fact: %%name%% stands in prose"],
])("refuses %j", async (body, finding) => {
  expect(shortForm((await compile(body)).findings)).toEqual([finding]);
});
