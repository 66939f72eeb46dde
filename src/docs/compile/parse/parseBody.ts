import type { Root } from "mdast";
import type { Finding } from "../../finding";
import { readingFinding } from "../../readingRules";
import { mendSyntax } from "./mendSyntax";
import { tryToParse, unreadableLine } from "./tryToParse";

/** As many mistakes of syntax are said at once: each costs another reading of the text. */
const mostMistakes = 20;

/**
 * Parses the body of a doc. What does not parse is named, blanked out, and the rest is parsed, so that one mistake
 * hides no other. A text with too many of them, or that the parser fails at, has an empty tree.
 * @param body the text below the front matter
 * @param firstLine line of the file on which the body begins, so that positions are those of the file
 */
export function parseBody(body: string, firstLine: number, file: string): { root: Root; findings: Finding[] } {
  const findings: Finding[] = [];
  const halves: string[] = [];
  let text = "\n".repeat(firstLine - 1) + body;
  const nothing: Root = { type: "root", children: [] };
  while (findings.length < mostMistakes) {
    const result = tryToParse(text);
    if ("unreadable" in result) {
      const place = { file, line: Math.max(unreadableLine(text), firstLine), column: 1 };
      findings.push(readingFinding("syntax", { ...place, text: result.unreadable, advice: result.advice }));
      return { root: nothing, findings };
    }
    if ("children" in result) return { root: result, findings };
    const { offset, component, isStrayTag, mended, ...said } = mendSyntax(text, result);
    const half = isStrayTag ? halves.indexOf(component) : -1;
    // The other half of a component that was mended already is no mistake of its own.
    if (half >= 0) halves.splice(half, 1);
    else findings.push(readingFinding("syntax", { file, ...placeIn(text, offset), ...said }));
    if (!isStrayTag && component) halves.push(component);
    text = mended;
  }
  return { root: nothing, findings };
}

function placeIn(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}
