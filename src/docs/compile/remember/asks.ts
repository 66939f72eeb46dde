import type { ContentTree } from "../../../types/contentTree";
import type { SidebarItem } from "../../../types/docs";
import { digest } from "../../digest";

/** What a card shows of a doc; its task, where it has one, is the title of its card. */
export type CardTarget = { path: string; title: string; description: string | null };

/** A release note as docs show it: its ISO date, its drawn body, and that body as search reads it. */
export type ShownNote = { date: string; tree: ContentTree; text: string };

/** Everything that compiling a doc may ask about the rest of the site. Answers are plain data. */
export type Asks = {
  /** The doc at an address or alias; null when there is none. */
  page(path: string): CardTarget | null;
  /** Where a link leads: the address itself, or an alias' target; null when nothing is there. */
  resolvePath(path: string): string | null;
  /** The docs directly below a folder, in this doc's language and version. */
  pagesBelow(folder: string): CardTarget[];
  /** The sidebar of this doc's language and version. */
  sidebar(): SidebarItem[];
  /** Size in pixels of an image under `static/`; null when it is missing. */
  imageSize(path: string): { width: number; height: number } | null;
  /** Anchors of the original's headings, by position; null when the doc is an original. */
  originalAnchors(): string[] | null;
  /** Value of a product fact; null when there is none of that name. */
  fact(name: string): string | null;
  /** What the product's interface calls something, in the doc's language; null when there is no label of that name. */
  label(name: string): string | null;
  /** Name of the label that says this in the doc's language; null when none does. */
  labelCalled(text: string): string | null;
  /** The release notes of this documentation in the doc's language, newest first. */
  releaseNotes(): ShownNote[];
};

/** A question that was asked while a doc was compiled, and the digest of its answer. */
export type Asked = [question: keyof Asks, argument: string, answer: string];

/** Passes questions on and notes each of them once, with the digest of its answer. */
export function noting(ask: Asks, asked: Asked[]): Asks {
  const seen = new Set<string>();
  const noted = (question: keyof Asks) => (argument?: string) => {
    const answer = answerTo(ask, question, argument ?? "");
    const key = `${question} ${argument ?? ""}`;
    if (!seen.has(key)) {
      seen.add(key);
      asked.push([question, argument ?? "", digest(answer)]);
    }
    return answer;
  };
  return Object.fromEntries(
    (Object.keys(ask) as (keyof Asks)[]).map((question) => [question, noted(question)]),
  ) as unknown as Asks;
}

/** Whether all answers are still what they were when they were noted. */
export function areSame(asked: Asked[], ask: Asks): boolean {
  return asked.every(([question, argument, answer]) => digest(answerTo(ask, question, argument)) === answer);
}

function answerTo(ask: Asks, question: keyof Asks, argument: string): unknown {
  return (ask[question] as (argument: string) => unknown)(argument);
}
