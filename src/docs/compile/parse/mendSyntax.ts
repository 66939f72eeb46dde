/** What the parser throws: VFileMessage (https://github.com/vfile/vfile-message), as far as it is used. */
export type SyntaxMessage = { reason: string; ruleId?: string; place?: Point | { start: Point } };
type Point = { offset?: number };

/** One mistake in the syntax of components or braces, and the text without it. */
export type MendedSyntax = {
  /** Where the mistake begins, counted from 0. */
  offset: number;
  text: string;
  advice: string;
  /** As long as before, with spaces in the place of what does not parse. */
  mended: string;
  /** Name of the component concerned: its other tag stands alone now, if it has one. */
  component: string;
  /** Whether this is a closing tag that closes nothing: the rest of a mistake that was mended before, perhaps. */
  isStrayTag: boolean;
};

type Mistake = Pick<MendedSyntax, "offset" | "text" | "advice"> & {
  end: number;
  component?: string;
  isStrayTag?: boolean;
};

/** Finds out where a mistake begins that the parser has met, says it in an author's words and blanks it out. */
export function mendSyntax(text: string, message: SyntaxMessage): MendedSyntax {
  const at = offsetOf(message) ?? text.length;
  const mistake =
    unclosedTag(text, message) ??
    comment(text, message, at) ??
    strayTag(text, message, at) ??
    openBrace(text, message, at) ??
    otherMistake(text, message, at);
  const { offset, end, component = "", isStrayTag = false } = mistake;
  const mended = text.slice(0, offset) + text.slice(offset, end).replace(/\S/g, " ") + text.slice(end);
  return { offset, text: mistake.text, advice: mistake.advice, mended, component, isStrayTag };
}

function offsetOf({ place }: SyntaxMessage): number | undefined {
  return place && ("start" in place ? place.start.offset : place.offset);
}

/** The parser names the tag that was opened, and meets the mistake where something else ends. */
function unclosedTag(text: string, { reason }: SyntaxMessage): Mistake | null {
  const [, name = "", line, column] = /closing tag for `<([\w.:-]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (line === undefined || column === undefined) return null;
  const offset = offsetAt(text, Number(line), Number(column));
  const end = text.indexOf(">", offset) + 1 || text.length;
  const [, around = ""] = /before the end of `(\w+)`/.exec(reason) ?? [];
  const [, other = ""] = /Unexpected closing tag `<\/([\w.:-]*)>`/.exec(reason) ?? [];
  const part = { paragraph: "its paragraph", listItem: "its list item", tableCell: "its cell" }[around];
  const missing = other ? `before </${other}>` : part && `in ${part}`;
  const advice = part
    ? `write <${name}> and </${name}> both inside it, or both outside on lines of their own`
    : `write </${name}> on a line of its own where it ends`;
  return {
    offset,
    end,
    text: `<${name}> is not closed${missing ? ` ${missing}` : ""}`,
    advice,
    component: other || name,
  };
}

function comment(text: string, { reason }: SyntaxMessage, at: number): Mistake | null {
  if (!reason.includes("`!`")) return null;
  const offset = text.lastIndexOf("<", at);
  const end = text.indexOf("-->", offset);
  return {
    offset,
    end: end < 0 ? endOfLine(text, offset) : end + 3,
    text: "HTML comments are not allowed",
    advice: "delete the comment",
  };
}

function strayTag(text: string, { ruleId }: SyntaxMessage, at: number): Mistake | null {
  if (ruleId !== "unexpected-closing-slash") return null;
  const offset = text.lastIndexOf("<", at);
  const [tag = "<", component = ""] = /^<\/\s*([\w.:-]*)[^>\n]*>?/.exec(text.slice(offset)) ?? [];
  const advice = `delete it, or write <${component}> where it begins`;
  return { offset, end: offset + tag.length, text: `${tag} closes nothing`, advice, component, isStrayTag: true };
}

/** A brace that is never closed is noticed at the end; it stands where the last one is open. */
function openBrace(text: string, { reason }: SyntaxMessage, at: number): Mistake | null {
  if (!reason.includes("closing brace")) return null;
  let open = 1;
  let offset = at;
  while (open > 0 && offset > 0) {
    offset -= 1;
    if (text[offset] === "}") open += 1;
    if (text[offset] === "{") open -= 1;
  }
  return { offset, end: offset + 1, text: "{ is never closed", advice: "write \\{ for the character itself" };
}

function otherMistake(text: string, { reason }: SyntaxMessage, at: number): Mistake {
  const offset = Math.max(text.lastIndexOf("<", at), text.lastIndexOf("{", at), 0);
  const [tag = "", component] = /^<([A-Za-z][\w.:-]*)[^>\n]*>?/.exec(text.slice(offset)) ?? [];
  const isSign = text[offset] === "<" || text[offset] === "{";
  return {
    offset,
    // Where nothing is open, nothing of the rest can be trusted.
    end: isSign ? offset + Math.max(tag.length, 1) : text.length,
    text: reason,
    advice: "close the component, or write \\< and \\{ for the characters themselves",
    ...(component && { component }),
  };
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}
