import { pick, type Random } from "../textChain";
import type { ProseSample } from "./proseSample";

const longestSentence = 24;
const sentenceEnd = /[.!?]$/;

/** A sentence that could stand in the docs of the sample: it begins with a capital letter and ends with a full stop. */
export function sentence({ chain, sentenceStarts }: ProseSample, random: Random): string {
  const words = pick(sentenceStarts, random).split(" ");
  while (words.length < longestSentence && !sentenceEnd.test(words.at(-1) ?? "")) {
    const followers = chain.get(words.slice(-2).join(" "));
    if (!followers) break;
    const next = pick(followers, random);
    if (next === words.at(-1)) break;
    words.push(next);
  }
  while (words.at(-1) === "—") words.pop();
  return `${words.join(" ").replace(/[.,:;!?]$/, "")}.`;
}

/** Sentences of so many words in all, or a few more. */
export function paragraph(sample: ProseSample, words: number, random: Random): string {
  const sentences: string[] = [];
  for (let length = 0; length < words; length += sentences.at(-1)?.split(" ").length ?? words)
    sentences.push(sentence(sample, random));
  return sentences.join(" ");
}

/** A few words that begin as a sentence does, without marks: for cells of tables. */
export function phrase(sample: ProseSample, words: number, random: Random): string {
  return sentence(sample, random)
    .split(" ")
    .slice(0, words)
    .filter((word) => word !== "—")
    .join(" ")
    .replace(/[.,:;!?]+$/, "");
}
