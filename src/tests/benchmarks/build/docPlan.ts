import { pick, type Random } from "../textChain";
import { codeFence } from "./codeSamples";

/** One block of a doc, without its words. Code and names are the same in every language. */
export type Block =
  | { kind: "paragraph"; words: number; identifier: string | null; links: number[] }
  | { kind: "list"; items: number }
  | { kind: "steps"; items: number }
  | { kind: "table"; rows: number; columns: number }
  | { kind: "code"; fence: string }
  | { kind: "tabs"; fences: { value: string; label: string; fence: string }[] }
  | { kind: "admonition"; name: string };

/** What twins have in common: sections with the level of their heading (none for the first) and their blocks. */
export type DocPlan = { level: 2 | 3 | null; blocks: Block[] }[];

const sectionsPerDoc = 7;
/** How often a kind of block follows a section's text: the shares of our own docs, in parts of twenty. */
const furtherBlocks = [
  ...Array<string>(5).fill("list"),
  ...Array<string>(5).fill("table"),
  ...Array<string>(3).fill("code"),
  ...Array<string>(3).fill("tabs"),
  ...Array<string>(2).fill("steps"),
  ...Array<string>(2).fill("admonition"),
];
const admonitionNames = ["Note", "Tip", "Info", "Warning", "Danger"];

/** Draws up a doc of seven sections, about 520 words of prose. @param others number of docs that it may link to */
export function docPlan(random: Random, others: number): DocPlan {
  return Array.from({ length: sectionsPerDoc }, (_, place) => {
    const further = furtherBlock(pick(furtherBlocks, random), random);
    const isLong = further.kind === "code" || further.kind === "tabs";
    return {
      level: place === 0 ? null : place > 2 && random() < 0.2 ? 3 : 2,
      blocks: [paragraph(isLong ? 44 : 26, random, others), further],
    };
  });
}

function paragraph(words: number, random: Random, others: number): Block {
  // Words that no other doc has: names of fields. So the vocabulary grows with the docs.
  const identifier = random() < 0.8 ? `${pick(["max", "is", "on", "last"], random)}_${suffix(random)}` : null;
  const links = Array.from({ length: random() < 0.5 ? 1 : 2 }, () => Math.floor(random() * others));
  return { kind: "paragraph", words, identifier, links };
}

function suffix(random: Random): string {
  return Array.from(
    { length: 3 },
    () => pick("bdfgklmnprstvz".split(""), random) + pick("aeiou".split(""), random),
  ).join("");
}

function furtherBlock(kind: string, random: Random): Block {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  switch (kind) {
    case "list":
      return { kind, items: between(3, 5) };
    case "steps":
      return { kind, items: between(3, 5) };
    case "table":
      return { kind, rows: between(3, 6), columns: between(2, 4) };
    case "tabs":
      return {
        kind,
        fences: [
          { value: "bash", label: "Bash", fence: codeFence("bash", random) },
          { value: "powershell", label: "PowerShell", fence: codeFence("powershell", random) },
        ],
      };
    case "code":
      return { kind, fence: codeFence(pick(["bash", "python", "json"], random), random) };
    default:
      return { kind: "admonition", name: pick(admonitionNames, random) };
  }
}
