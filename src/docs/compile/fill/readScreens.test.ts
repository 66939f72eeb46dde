import { expect, test } from "vitest";
import { compile, docRecord, findingsOf, shortForm } from "../../../tests/support/content/docRecords";

const screen = (parts: string, title = "The list") => `Text.\n\n<Screen title="${title}">\n${parts}\n</Screen>`;
const list =
  '<Bar><Place name="team" here /><Button name="createProfile" press /></Bar>\n<Row text="Shop 1"><Sign of="lock" /></Row>';

test("becomes a figure of plain markup with the same in words", async () => {
  const { tree, findings } = await compile(screen(list));
  expect(findings).toEqual([]);
  const [, figure] = tree;
  expect(figure).toEqual([
    "Screen",
    {
      title: "The list",
      text: "Drawing of the interface: “Team” (open now), button “Create Profile” (press here); row “Shop 1”: padlock.",
    },
    ["div", { "data-part": "window" }, { html: expect.any(String) as string }],
  ]);
  expect(JSON.stringify(figure)).toContain('<span data-part=\\"button\\" data-press=\\"\\">Create Profile');
});

test("each language has the labels of its own interface", async () => {
  const docs = [docRecord("en/guide/a.mdx", { body: screen(list) })];
  const { tree } = await compile(screen(list, "Список"), docs, "ru/guide/a.mdx");
  expect(JSON.stringify(tree)).toContain("кнопка «Создать профиль» (нажмите здесь)");
});

test("can be found by its title, its labels and what its author says, not by samples", async () => {
  const { searchSections } = await compile(screen(`${list}\n<Remark text="It is new." />`));
  expect(searchSections[0]?.text).toMatch(/ Text\. \u0006The list · Team, Create Profile, It is new\.$/);
});

test("several places to press are counted from the top", async () => {
  const parts = '<Field name="browser" value="mimic" choice press />\n<Row text="A"><Sign of="start" press /></Row>';
  const { tree } = await compile(screen(parts));
  expect(JSON.stringify(tree)).toContain(
    "field “Browser” with “Mimic X” (choose here, number 1); row “A”: start button (press here, number 2)",
  );
  expect(JSON.stringify(tree)).toMatch(/data-press=\W+1\W.*data-press=\W+2\W/);
});

test.each([
  [
    '<Row text="A"><Button name="creatProfile" /></Row>',
    "4:15 known-label: there is no label «creatProfile» of the interface; did you mean createProfile?",
  ],
  [
    '<Field name="browser" value="constructor" />',
    "4:1 known-label: there is no label «constructor» of the interface; did you mean",
  ],
  [
    '<Row text="create profile"></Row>',
    "4:1 known-label: the label createProfile is typed by hand; call it by its name: «createProfile»",
  ],
])("names mistakes of labels with their line and what is near: %s", async (parts, finding) => {
  const { findings } = await compile(screen(parts));
  const [found = ""] = findings.map(({ advice }, index) => `${shortForm(findings)[index]}; ${advice}`);
  expect(found.slice(0, finding.length)).toBe(finding);
  expect(findings).toHaveLength(1);
});

test("its words are checked like prose, and both languages have the same parts", async () => {
  const docs = (name: string) => [
    docRecord("en/a.mdx", { title: "Page", body: screen('<Row text="The shpo"><Button name="unlock" /></Row>') }),
    docRecord("ru/a.mdx", { title: "Страница", body: screen(`<Row text="Магазин"><Button name="${name}" /></Row>`) }),
  ];
  const rules = async (name: string) => (await findingsOf(docs(name))).map(({ rule, line }) => `${rule} ${line}`);
  expect(await rules("unlock")).toContain("spelling 4");
  expect(await rules("unlock")).not.toContain("same-structure 4");
  expect(await rules("unlockAll")).toContain("same-structure 4");
});
