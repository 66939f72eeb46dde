import { expect, test } from "vitest";
import { page, searcherOf } from "../../tests/support/content/testSearcher";
import { search } from "../search";

const typed = [
  "dripper clock",
  "yellow leaves",
  "thirsty plants",
  "battery of the dripper",
  "fill a can",
  "how often",
  "dripper not working",
];

/** A page for which readers type all of it; what they type stands in its first section. */
const watering = page("/watering/", "Watering", {
  "": "Every plant needs a little.",
  "Before you begin": "Fill the can.",
  "Automatic drippers": "Set its clock to the morning.",
  "A dripper outside": "Often they freeze.",
  "How often do they drink?": "Twice a week; in a pot every day.",
  "What is wrong": "The dripper does not start: its battery is empty. Leaves turn yellow: there was too much.",
});
const sections = watering.sections.map((section) =>
  section.heading === "" ? { ...section, keywords: typed.join("\n") } : section,
);

const searcher = searcherOf(
  page("/zebras/", "Zebras", { "": "Striped horses.", Food: "Grass and leaves.", Paddock: "A fence of two metres." }),
  page("/fences/", "Fences", { "": "Wood or wire.", Gates: "A gate needs a latch." }),
  { ...watering, sections },
);

/** Where on its page the first answer leads to. */
const landing = (query: string) => search(searcher, query)[0]!.record.heading;

test.each([
  [
    "the section whose heading and text have the words, though readers type them for the page",
    "dripper clock",
    "Automatic drippers",
  ],
  ["one whose text alone has them", "yellow leaves", "What is wrong"],
  ["the top where only readers type the words", "thirsty plants", ""],
  ["the top of what is called as the query", "watering", ""],
  ["what most of the query speaks of, and not a single word of it", "battery of the dripper", "What is wrong"],
  ["the question that is asked", "how often", "How often do they drink?"],
  ["a section that complains where the reader does", "dripper not working", "What is wrong"],
])("leads to %s", (_what, query, heading) => {
  expect(search(searcher, query)[0]!.record.path).toBe("/watering/");
  expect(landing(query)).toBe(heading);
});
