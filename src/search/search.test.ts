import { expect, test } from "vitest";
import { page, searcherOf } from "../tests/support/content/testSearcher";
import {
  answer,
  createSearchIndex,
  loadSearchIndex,
  markedParts,
  type PublishedIndex,
  rankedAnswer,
  search,
  type Searcher,
} from "./search";

const site = searcherOf(
  page("/proxy/", "Proxies", { "": "How to connect a proxy.", Types: "HTTP and SOCKS5." }),
  page("/browser/", "Profiles", {
    "": "A profile is a browser of its own; it may have a proxy.",
    Folders: "Sort them.",
  }),
  page("/calls/", "API", { "": "POST /profile/start with automation_token.", Proxies: "Set a proxy for a profile." }),
  page("/faq/", "Answers", { "": "Constructor, toString and hasOwnProperty are words." }),
  page("/ru/", "Профили", {
    "": "Профиль — отдельный браузер. Учётка и куки свои.",
    Прокси: "Подключите прокси к профилю.",
  }),
);

const found = (query: string, searcher: Searcher = site) =>
  search(searcher, query).map(({ record: { path, anchor } }) => `${path}${anchor && `#${anchor}`}`);

test("a title comes before a heading, a heading before a text [S1.18]", () => {
  const english = found("proxies").filter((address) => !address.startsWith("/ru/"));
  expect(english).toEqual(["/proxy/", "/calls/#proxies", "/browser/"]);
});

test("a section with more of the words comes first, whatever their places [S1.18]", () => {
  expect(found("profile start token")[0]).toBe("/calls/");
  expect(found("connect proxy")[0]).toBe("/proxy/");
});

test.each([
  ["PROXIES", "/proxy/"],
  ["prox", "/proxy/"],
  ["socks5", "/proxy/#types"],
  ["automation_token", "/calls/"],
  ["/profile/start", "/calls/"],
  ["sorting", "/browser/#folders"],
  ["прокси", "/ru/#прокси"],
  ["профиля", "/ru/"],
  ["учетка", "/ru/"],
  ["УЧЁТКА", "/ru/"],
  ["кук", "/ru/"],
])("finds «%s» at %s [S1.19, S1.20]", (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test.each(["hi, folders please, thank you", "Привет! Подскажите, пожалуйста, folders"])(
  "of courtesy nothing is asked: «%s»",
  (query) => {
    expect(found(query)).toEqual(found("folders"));
    expect(answer(site, query)).toMatchObject({ missing: [], alike: [] });
  },
);

test("a pasted line of a log is answered as its message is, and nothing is said of its time", () => {
  const line = "2026-11-28T10:15:03.123Z HTTP/1.1 404 connect proxy";
  const [ofLine, ofMessage] = [line, "404 connect proxy"].map((query) => answer(site, query));
  expect(ofLine).toEqual({ ...ofMessage, hits: expect.anything() as unknown });
  expect(ofLine?.hits.map(({ record }) => record.path)).toEqual(ofMessage?.hits.map(({ record }) => record.path));
  expect(ofLine?.missing).toEqual(["404"]);
});

test.each(["constructor", "toString", "hasOwnProperty", "valueOf words", "__proto__ words"])(
  "«%s» is a word like any other [S5.2]",
  (query) => {
    expect(found(query)).toEqual(["/faq/"]);
  },
);

test.each(["", "   ", "!?%", "<img onerror=alert(1)>", "🦘", "%E0%A4%", "x".repeat(5000), "\\", "zebra"])(
  "bears the query «%s» [S5.2]",
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

test("the same query gives the same order, always", () => {
  const pages = ["c", "a", "b"].map((name) => page(`/${name}/`, "Same title", { "": "Same words." }));
  expect(found("same", searcherOf(...pages))).toEqual(["/c/", "/a/", "/b/"]);
  expect(found("same", searcherOf(...pages))).toEqual(found("same", searcherOf(...pages)));
});

test("finds all of many pages with a common word, and shows eight [S9.3]", () => {
  const pages = Array.from({ length: 1200 }, (_, index) => page(`/p${index}/`, `Page ${index}`, { "": "common" }));
  const many = searcherOf(...pages);
  expect(search(many, "common")).toHaveLength(8);
  expect(search(many, "common", { limit: 2000 })).toHaveLength(1200);
});

/** What is marked of a page in an answer: in its title, then in the excerpt. */
const markedIn = (searcher: Searcher) => (query: string, path: string) => {
  const hit = search(searcher, query).find(({ record }) => record.path === path);
  const parts = [
    ...markedParts(hit?.record.title ?? "", hit?.titleMarks ?? []),
    ...markedParts(hit?.excerpt ?? "", hit?.marks ?? []),
  ];
  return parts.filter((part) => part.marked).map(({ text }) => text);
};

test("marks the matching words, in every form, in title and excerpt [S9.5]", () => {
  const [hit] = search(site, "profile");
  expect(markedParts("Profiles", hit?.titleMarks ?? [])).toEqual([{ text: "Profiles", marked: true }]);
  expect(hit?.marks.map(([from, to]) => hit.excerpt.slice(from, to))).toEqual(["profile"]);
});

test("marks words that were typed or are being typed, others that begin so only where these are not to be found, and none behind a finished word that docs have", () => {
  const marked = markedIn(
    searcherOf(
      page("/import/", "Important notes", { "": "How to import cookies." }),
      page("/export/", "Export cookies", { "": "An exporter does it." }),
      page("/weigh/", "Importance", { "": "What weighs most." }),
    ),
  );
  for (const query of ["import", "imports ", "importing it"]) expect(marked(query, "/import/")).toEqual(["import"]);
  expect(marked("import", "/weigh/")).toEqual(["Importance"]);
  expect(marked("impor", "/import/")).toEqual(["Important", "import"]);
  expect(marked("cookies expor", "/export/")).toEqual(["Export", "cookies", "exporter"]);
  expect(marked("expor cookies", "/export/")).toEqual(["Export", "cookies", "exporter"]);
  expect(marked("import ", "/weigh/")).toEqual([]);
});

test("marks what each word was understood as where the word itself is not to be found, and words that say little only alone", () => {
  const marked = markedIn(
    searcherOf(
      page("/jar/", "Old jars", { "": "They cannot be in one box, not now. Erase cookies from all of them." }),
      page("/crumbs/", "Delete crumbs", { "": "No jar is needed." }),
      page("/tin/", "Tins", { "": "A backup of all." }),
    ),
  );
  expect(marked("delete cookies", "/jar/")).toEqual(["Erase", "cookies"]);
  expect(marked("not one of all cokies", "/jar/")).toEqual(["cookies"]);
  expect(marked("can't find cookies", "/jar/")).toEqual(["cookies"]);
  expect(marked("cannot find cookies", "/jar/")).toEqual(["cookies"]);
  expect(marked("not one", "/jar/")).toEqual(["one", "not"]);
  expect(marked("back up", "/tin/")).toEqual(["backup"]);
});

test("marks what a word means besides only when the text is here that may have the word itself", () => {
  const marking = searcherOf(
    page("/jar/", "Erase jars", { "": "They go." }),
    page("/tin/", "Erase tins", { "": "Delete them." }),
  );
  const { ranked, show } = rankedAnswer(marking, "delete tin jar");
  const marked = (path: string, text?: string) => {
    const hit = ranked.find(({ record }) => record.path === path);
    return hit && show(hit, text).titleMarks.length;
  };
  expect([marked("/jar/", ""), marked("/jar/")]).toEqual([1, 2]);
  expect([marked("/tin/", ""), marked("/tin/")]).toEqual([1, 1]);
});

test("a word that stands in a text is not marked by another that means much the same, though the excerpt has neither", () => {
  const marking = searcherOf(
    page("/jar/", "Old things", { "": "Run it to erase what is old. \u0002delete(jar)\u0003" }),
    page("/crumbs/", "Cookies", { "": "What they are." }),
  );
  const hit = search(marking, "delete cookies").find(({ record }) => record.path === "/jar/");
  expect(hit?.excerpt).toBe("Run it to erase what is old.");
  expect(hit?.marks).toEqual([]);
  expect(hit?.stems).not.toContain("eras");
  // A line too long to show is as if it were not there.
  const long = searcherOf(
    page("/jar/", "Old things", { "": `Run it to erase what is old. \u0002delete(${"x".repeat(60)})\u0003` }),
  );
  expect(search(long, "delete")[0]?.marks).toEqual([[10, 15]]);
});

test("words of grammar are found in titles and headings, not where texts alone have them", () => {
  const grammar = searcherOf(
    page("/text/", "Proxies", { "": "Before you start, see how to do it and why." }),
    page("/title/", "Why?", { "": "Reasons.", "How to": "Steps." }),
  );
  expect(found("why", grammar)).toEqual(["/title/"]);
  expect(found("how to", grammar)).toEqual(["/title/#how to"]);
  expect(found("before", grammar)).toEqual(["/text/"]);
});

test("says what was searched for instead of words that nobody knows", () => {
  expect(answer(site, "prxoy").corrected).toBe("proxy");
  expect(answer(site, "конект прокис").corrected).toBe("connect прокси");
  expect(answer(site, "proxy").corrected).toBeNull();
  expect(answer(site, "prxoy", { isLiteral: true }).hits).toEqual([]);
});

test("names the sections that have answers, the best first, counts them however many are wanted, and keeps to one of them when asked", () => {
  const inSections = loadSearchIndex(
    createSearchIndex([
      { id: "a", path: "/a/", title: "Cookies", heading: "", anchor: "", text: "", section: "Data" },
      {
        id: "b",
        path: "/b/",
        title: "Profiles",
        heading: "",
        anchor: "",
        text: "Cookies of a profile.",
        section: "Use",
      },
    ]),
  );
  expect(answer(inSections, "cookies", { limit: 1 })).toMatchObject({
    total: 2,
    sections: [
      { name: "Data", count: 1, path: "/a/" },
      { name: "Use", count: 1, path: "/b/" },
    ],
  });
  expect(search(inSections, "cookies", { section: "Use" }).map(({ record }) => record.id)).toEqual(["b"]);
});

test("words of the trade are found by each other, below literal matches", () => {
  const trade = searcherOf(
    page("/restricted/", "Restrictions", { "": "A site may suspend an account." }),
    page("/banned/", "When an account is banned", { "": "A ban is the site's decision." }),
  );
  expect(found("suspension", trade)[0]).toBe("/restricted/");
  expect(found("ban", trade)).toEqual(["/banned/", "/restricted/"]);
});

test("a question asks for what it is about, not for its grammar", () => {
  const faq = searcherOf(
    page("/a/", "General", { "": "How do I do what you do, and when can I do it?" }),
    page("/b/", "Accounts", { "": "", "Restore a deleted profile": "Open the trash." }),
  );
  expect(found("how do I restore a profile that I deleted", faq)[0]).toBe("/b/#restore a deleted profile");
});

test("bears ten thousand characters and finds by their beginning", () => {
  expect(found(`proxies ${"x".repeat(10_000)}`)[0]).toBe("/proxy/");
});

test("what only may be of a word's family is found, and not marked", () => {
  const installing = searcherOf(page("/a/", "Programs", { "": "It installs them." }));
  const [hit] = search(installing, "instagram ");
  expect([hit?.record.path, hit?.marks]).toEqual(["/a/", []]);
});

test("a slip in what readers type for a page is corrected to the word as they type it", () => {
  const record = { id: 0, path: "/a/", title: "Groups", heading: "", anchor: "", text: "Sort them.", section: "" };
  const published = createSearchIndex([{ ...record, keywords: "categories of profiles" }], { locale: "en" });
  const searcher = loadSearchIndex(JSON.parse(JSON.stringify(published)) as PublishedIndex);
  expect(answer(searcher, "catgeories")).toMatchObject({
    corrected: "categories",
    hits: [{ record: { path: "/a/" } }],
  });
});

test("says which words of a query no page has, and answers the rest", () => {
  const records = [
    { id: 0, path: "/a/", title: "Browse the list", heading: "", anchor: "", text: "Browse it.", section: "A" },
    { id: 1, path: "/b/", title: "Proxies", heading: "", anchor: "", text: "Add a proxy.", section: "A" },
  ];
  const published = createSearchIndex(records, { locale: "en", realWords: ["brown", "browse"] });
  const searcher = loadSearchIndex(JSON.parse(JSON.stringify(published)) as PublishedIndex);
  const { hits, missing, corrected } = answer(searcher, "brown proxies");
  expect([hits.map(({ record }) => record.path), missing, corrected]).toEqual([["/b/"], ["brown"], null]);
  expect(answer(searcher, "brown")).toMatchObject({ hits: [], missing: [] });
});

test("says which words no page has where others like them were found, but not of those that are still being typed", () => {
  const text = "Print it with the header `X-Strict-Mode: on`.";
  const records = [{ id: 0, path: "/a/", title: "Printing", heading: "", anchor: "", text, section: "A" }];
  const published = createSearchIndex(records, { locale: "en" });
  const searcher = loadSearchIndex(JSON.parse(JSON.stringify(published)) as PublishedIndex);
  expect(answer(searcher, "printers mode")).toMatchObject({ alike: ["printers"], missing: [], total: 1 });
  for (const query of ["printing ", "pri", "printers", "printed mode", "X-Strict-Mode", "giraffe"]) {
    expect(answer(searcher, query).alike, query).toEqual([]);
  }
});

test("a word of readers that is of no family here finds nothing, whatever it begins like", () => {
  const records = [{ id: 0, path: "/a/", title: "Printing", heading: "", anchor: "", text: "Print it.", section: "A" }];
  const derivation = { suffixes: "er s", changes: [] };
  const published = createSearchIndex(records, {
    locale: "en",
    realWords: ["printed", "prints", "printout"],
    derivation,
  });
  const searcher = loadSearchIndex(JSON.parse(JSON.stringify(published)) as PublishedIndex);
  expect(answer(searcher, "printout ")).toMatchObject({ hits: [], alike: [] });
  expect(answer(searcher, "printers ")).toMatchObject({ hits: [{ record: { path: "/a/" } }], alike: ["printers"] });
});

test("a word that is being typed is said to be absent where readers know it as it is, and it begins none that pages have", () => {
  const text = "Print it with one of the processors.";
  const records = [{ id: 0, path: "/a/", title: "Printing", heading: "", anchor: "", text, section: "A" }];
  const published = createSearchIndex(records, { locale: "en", realWords: ["printout", "process"] });
  const searcher = loadSearchIndex(JSON.parse(JSON.stringify(published)) as PublishedIndex);
  const absent = { hits: [{ record: { path: "/a/" } }], alike: ["printout"], missing: [] };
  expect(answer(searcher, "printout")).toMatchObject(absent);
  for (const query of ["pri", "printou", "process", "processor", "printing"]) {
    expect(answer(searcher, query).alike, query).toEqual([]);
  }
});
