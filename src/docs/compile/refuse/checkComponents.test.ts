import { expect, test } from "vitest";
import { compile, docRecord, shortForm } from "../../../tests/support/content/docRecords";

const other = docRecord("en/guide/other.mdx");
const findingsOf = async (body: string) => shortForm((await compile(body, [other])).findings);

test.each([
  "<Note>\n\nText.\n\n</Note>",
  '<Tabs group="os">\n\n<Tab value="win" label="Windows">\n\nText.\n\n</Tab>\n\n</Tabs>',
  "<Steps>\n\n1. One.\n2. Two.\n\n</Steps>",
  '<Details summary="More">\n\nText.\n\n</Details>',
  '<Cards>\n\n<Card doc="/guide/other/" />\n\n</Cards>',
  "<AllDocs />",
  '<SectionCards group="guide" />',
  '<Screen title="A">\n<Bar>\n<Button name="unlock" press />\n</Bar>\n\n<Window name="team">\n\n<Field name="browser" value="mimic" choice />\n\n</Window>\n</Screen>',
  'Port <Fact name="launcherPort" /> in <Path>~/a</Path>.',
])("accepts %j", async (body) => {
  expect(await findingsOf(body)).toEqual([]);
});

test.each([
  ["<Video />", "1:1 known-component: there is no component <Video>"],
  ["<div>\n\nText.\n\n</div>", "1:1 known-component: there is no component <div>"],
  ["Some <b>bold</b> text.", "1:6 known-component: there is no component <b>"],
  ["<>\n\nText.\n\n</>", "1:1 known-component: there is no component <>"],
  ["<constructor />", "1:1 known-component: there is no component <constructor>"],
  ["<toString />", "1:1 known-component: there is no component <toString>"],
  ['<Note color="red">\n\nText.\n\n</Note>', "1:1 known-attribute: <Note> has no attribute color"],
  ["<Note wide>\n\nText.\n\n</Note>", "1:1 known-attribute: <Note> has no attribute wide"],
  ["<Details>\n\nText.\n\n</Details>", '1:1 known-attribute: <Details> needs summary="…"'],
  ['<Details summary="">\n\nText.\n\n</Details>', '1:1 known-attribute: <Details> needs summary="…"'],
  ["<Note title={name}>\n\nText.\n\n</Note>", "1:1 no-code: <Note> has an attribute that is an {expression}"],
  ["<Note {...props}>\n\nText.\n\n</Note>", "1:1 no-code: <Note> has an attribute that is an {expression}"],
  ['<Tab value="a" label="A">\n\nText.\n\n</Tab>', "1:1 component-place: <Tab> stands outside <Tabs>"],
  ['Text.\n\n<Card doc="/guide/other/" />', "3:1 component-place: <Card> stands outside <Cards>"],
  ["A <Note>b</Note>.", "1:3 component-place: <Note> stands in a line of text"],
  ["- <ReleaseNotes />", "1:3 component-place: <ReleaseNotes> stands in something else"],
  ["<Steps>\n\nText.\n\n</Steps>", "1:1 steps: <Steps> holds a paragraph"],
  ["<Steps>\n\n1. One.\n\n</Steps>", "1:1 steps: <Steps> holds a list"],
  ["<Steps>\n\n- One.\n- Two.\n\n</Steps>", "1:1 steps: <Steps> holds a list"],
  ["<Steps>\n\n1. One.\n2. Two.\n\nText.\n\n</Steps>", "1:1 steps: <Steps> holds a list and more"],
  ["<Steps />", "1:1 steps: <Steps> holds nothing"],
  ['<Screen title="A" />', "1:1 screen: <Screen> holds nothing"],
  ['<Screen title="A">\n\nText.\n\n</Screen>', "3:1 screen: <Screen> holds a paragraph"],
  ['<Screen title="A">\n<Bar>\n\n- Item\n\n</Bar>\n</Screen>', "4:1 screen: <Bar> holds a list"],
  ['<Screen title="A">\n<AllDocs />\n</Screen>', "2:1 screen: <Screen> holds <AllDocs>"],
  ['<Screen title="A">\n<Video />\n</Screen>', "2:1 known-component: there is no component <Video>"],
  ['<Bar>\n<Button name="unlock" />\n</Bar>', "1:1 component-place: <Bar> stands outside <Screen> and <Window>"],
  [
    '<Screen title="A">\n<Button name="unlock" />\n</Screen>',
    "2:1 component-place: <Button> stands outside <Bar> and <Row>",
  ],
  [
    '<Screen title="A">\n<Row><Sign of="star" /></Row>\n</Screen>',
    "2:6 known-attribute: of of <Sign> cannot be «star»",
  ],
  [
    '<Screen title="A">\n<Row><Sign of="lock" press="1" /></Row>\n</Screen>',
    "2:6 known-attribute: press of <Sign> has a value",
  ],
  ['<SectionCards group="nowhere" />', "1:1 section-cards: there are no docs below nowhere to show as cards"],
])("refuses %j", async (body, finding) => {
  expect(await findingsOf(body)).toEqual([finding]);
});

test.each(["/guide/other/", "/guide/other"])(
  "fills cards with title and description of their docs: %s",
  async (path) => {
    const { tree } = await compile(`<Cards>\n\n<Card doc="${path}" />\n\n</Cards>`, [other]);
    const attributes = { href: "/guide/other/", title: "guide/other", description: other.description };
    expect(tree).toEqual([["Cards", null, ["Card", attributes]]]);
  },
);

test("shows the docs of the own folder as cards, in the order of the sidebar", async () => {
  const docs = [docRecord("en/guide/b.mdx", { position: 1 }), docRecord("en/guide/a.mdx", { position: 2 })];
  const { tree } = await compile("<SectionCards />", docs, "en/guide/index.mdx");
  const addresses = [...JSON.stringify(tree).matchAll(/"href":"([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(["/guide/b/", "/guide/a/"]);
});
