import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { createSearchIndex, loadSearchIndex, search, type Searcher } from "../search";

const found = (searcher: Searcher, query: string) =>
  search(searcher, query).map(({ record: { path, anchor } }) => `${path}${anchor && `#${anchor}`}`);

test("an exact title comes before an exact heading, that before a title that says more, then headings, then texts", () => {
  const searcher = searcherOf(
    page("/text/", "Overview", { "": "Here you export cookies." }),
    page("/more/", "Dashboard", { "": "Start here.", "Export cookies of many profiles": "Choose a file." }),
    page("/heading/", "Dashboard", { "": "Start here.", "Export cookies": "Choose a file." }),
    page("/title/", "Export cookies from a stopped profile", { "": "Choose a file." }),
    page("/exact/", "Export cookies", { "": "Choose a file and wait a little longer than usual." }),
  );
  expect(found(searcher, "export cookies")).toEqual([
    "/exact/",
    "/heading/#export cookies",
    "/title/",
    "/more/#export cookies of many profiles",
    "/text/",
  ]);
});

test("all the words come before some, even when some stand in a title", () => {
  const searcher = searcherOf(
    page("/some/", "Proxy", { "": "Proxy, proxy, proxy." }),
    page("/all/", "Notes", { "": "A proxy needs a port and a password." }),
  );
  expect(found(searcher, "proxy port password")[0]).toBe("/all/");
});

test("a rarer word weighs more than a common one", () => {
  const common = ["a", "b", "c", "d"].map((name) => page(`/${name}/`, "Page", { "": "A profile of a reader." }));
  const searcher = searcherOf(...common, page("/rare/", "Page", { "": "A zebra of a reader." }));
  expect(found(searcher, "profile zebra")[0]).toBe("/rare/");
});

test("of equals the shorter section comes first, then the one that comes first in the docs", () => {
  const long = "A proxy, said in many more words than would have been needed.";
  const searcher = searcherOf(
    page("/long/", "Page", { "": long }),
    page("/short/", "Page", { "": "A proxy." }),
    page("/also/", "Page", { "": "A proxy." }),
  );
  expect(found(searcher, "proxy")).toEqual(["/short/", "/also/", "/long/"]);
});

test("a section is an answer only when it speaks of the matter itself, not only its page's title", () => {
  const searcher = searcherOf(page("/a/", "Cookies", { "": "What they are.", Limits: "Four kilobytes each." }));
  expect(found(searcher, "cookies")).toEqual(["/a/"]);
  expect(found(searcher, "cookies limits")[0]).toBe("/a/#limits");
});

test("sections of a page may stand apart from each other in the records", () => {
  const rest = { anchor: "", section: "", title: "Title", text: "Words." };
  const records = [
    { ...rest, id: 0, path: "/a/", heading: "" },
    { ...rest, id: 1, path: "/b/", heading: "Proxy" },
    { ...rest, id: 2, path: "/a/", heading: "Proxy" },
  ];
  const searcher = loadSearchIndex(createSearchIndex(records));
  expect(search(searcher, "proxy").map(({ record }) => record.id)).toEqual([1, 2]);
});

test("what a page is for counts more than its text, less than a heading, and is no heading of its own", () => {
  const rest = { anchor: "", section: "", heading: "", text: "Words." };
  const searcher = loadSearchIndex(
    createSearchIndex([
      { ...rest, id: 0, path: "/text/", title: "Notes", text: "A refund, said in the text of a page." },
      { ...rest, id: 1, path: "/lead/", title: "Questions", lead: "refund, money back" },
      { ...rest, id: 2, path: "/heading/", title: "Other", heading: "Refund" },
    ]),
  );
  expect(found(searcher, "refund")).toEqual(["/heading/", "/lead/", "/text/"]);
  expect(found(searcher, "money back")[0]).toBe("/lead/");
});

const starting = {
  en: searcherOf(
    page("/fault/", "A profile does not start", { "": "Look at the error." }),
    page("/start/", "Start and stop a profile", { "": "Choose it and press the button." }),
  ),
  ru: searcherOf(
    page("/fault/", "Профиль не запускается", { "": "Посмотрите на ошибку." }),
    page("/start/", "Запуск и остановка профиля", { "": "Выберите его." }),
  ),
};

test("a title that denies comes after one that says how, unless the reader denies too", () => {
  expect(found(starting.en, "start profile")[0]).toBe("/start/");
  expect(found(starting.en, "profile doesn't start")[0]).toBe("/fault/");
  expect(found(starting.ru, "запуск профиля")[0]).toBe("/start/");
  expect(found(starting.ru, "профиль не запускается")[0]).toBe("/fault/");
});

test("a title that denies comes first for who complains of just that, whatever the words of the complaint", () => {
  expect(found(starting.en, "profile hangs on start")[0]).toBe("/fault/");
  expect(found(starting.en, "profile hangs")[0]).toBe("/start/");
  expect(found(starting.ru, "запускается и зависает профиль")[0]).toBe("/fault/");
});

test("of equals the page that lies less deep comes first: it is the more general one", () => {
  const searcher = searcherOf(
    page("/guide/post/export/", "Export cookies", { "": "Send a request." }),
    page("/guide/export/", "Export cookies", { "": "Send a request." }),
  );
  expect(found(searcher, "cookies export")[0]).toBe("/guide/export/");
});

test("the product's name asks for nothing: the rest of the query does", () => {
  const searcher = searcherOf(
    page("/name/", "Indigo X", { "": "Indigo X is a browser." }),
    page("/lines/", "Command line", { "": "A tool for the terminal." }),
    page("/old/", "Moving from Indigo 6", { "": "What changes." }),
  );
  expect(found(searcher, "command line for indigo x")[0]).toBe("/lines/");
  expect(found(searcher, "indigo 6")[0]).toBe("/old/");
});

test("without a word of programming, pages for programs come after their like; with one they do not", () => {
  const rest = { anchor: "", heading: "", text: "Words." };
  const records = [
    { ...rest, id: 0, path: "/for-programs/", section: "API", title: "Add a proxy" },
    { ...rest, id: 1, path: "/people/", section: "Proxies", title: "Add a proxy" },
  ];
  const searcher = loadSearchIndex(createSearchIndex(records, { locale: "en", programSections: ["API"] }));
  expect(found(searcher, "add a proxy")).toEqual(["/people/", "/for-programs/"]);
  expect(found(searcher, "add a proxy python")).toEqual(["/for-programs/", "/people/"]);
});

test("a page that has the words of a long query in several sections comes before one that has fewer of them in one", () => {
  const searcher = searcherOf(
    page("/one/", "Notes", { "": "An antivirus and a firewall." }),
    page("/several/", "Trouble", { "": "An antivirus.", Network: "A firewall.", Local: "An agent.", Last: "A port." }),
    page("/other/", "Profiles", { "": "They open in a browser." }),
  );
  expect(found(searcher, "antivirus or firewall against agent port")[0]).toMatch(/^\/several\//);
  expect(found(searcher, "antivirus firewall")[0]).toBe("/one/");
});

test("a question finds the heading that asks the same", () => {
  const searcher = searcherOf(
    page("/statement/", "Manual", { "": "", "Why I change the screen": "A matter of taste." }),
    page("/question/", "Answers", { "": "", "Why change the screen?": "It is a matter of taste and of time." }),
  );
  expect(found(searcher, "why is the screen changed")[0]).toBe("/question/#why change the screen?");
  expect(found(searcher, "screen changing")[0]).toBe("/statement/#why i change the screen");
});

test.each([
  ["page won't open", "/help/", "open a page"],
  ["page stuck at open", "/help/", "open the page"],
])("who complains («%s») finds the page that helps before its equal", (complaint, first, wish) => {
  const rest = { anchor: "", heading: "", title: "Open a page", text: "Words." };
  const records = [
    { ...rest, id: 0, path: "/use/", section: "Use" },
    { ...rest, id: 1, path: "/help/", section: "Troubleshooting" },
  ];
  const published = createSearchIndex(records, { locale: "en", problemSections: ["Troubleshooting"] });
  expect(found(loadSearchIndex(published), complaint)[0]).toBe(first);
  expect(found(loadSearchIndex(published), wish)[0]).toBe("/use/");
  expect(found(loadSearchIndex(createSearchIndex(records, { locale: "en" })), complaint)[0]).toBe("/use/");
});

test("an overview of a section does not beat a page that has all words of the query", () => {
  const links = { Import: "Proxies from a file.", Check: "Proxies that work.", Rotate: "Proxies that change." };
  const others = ["a", "b", "c", "d"].map((name) => page(`/${name}/`, "Notes", { "": "A profile may have a proxy." }));
  const searcher = searcherOf(
    page("/relays/", "Proxies", { "": "All about a proxy and its password.", ...links }),
    page("/relays/lists/owners/", "Lists", { "": "A template keeps a proxy and the password of its owner." }),
    ...others,
  );
  expect(found(searcher, "proxy password template")[0]).toBe("/relays/lists/owners/");
  expect(found(searcher, "proxy password")[0]).toBe("/relays/");
});

test("a word that is typed twice in a pasted message counts more", () => {
  const searcher = searcherOf(
    page("/timeout/", "Timeout", { "": "A server is slow." }),
    page("/session/", "Session", { "": "A server is slow." }),
  );
  expect(found(searcher, "timeout session")[0]).toBe("/timeout/");
  expect(found(searcher, "Session not created, timeout: session")[0]).toBe("/session/");
});
