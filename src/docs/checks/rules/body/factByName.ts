import { facts } from "../../../../site/facts";
import { pointAt } from "../../../compile/collect/proseBlocks";
import { docRule, type Remark } from "../../rule";

/** Shorter values, such as `xcli`, may be parts of other words. */
const unmistakable = 10;

/** Names of facts by their value. */
const names = new Map<string, string[]>();
for (const [name, { value }] of Object.entries(facts))
  if (value.length >= unmistakable) names.set(value, [...(names.get(value) ?? []), name]);

/** Product facts are called by their name, so that a change is one edit. */
export const factByName = docRule({
  id: "fact-by-name",
  severity: "warning",
  about: "product facts that are typed by hand",
  when: "check",
  reads: (_doc, { prose, written }) => ({ prose, fences: written.fences, inlineCode: written.inlineCode }),
  find: ({ prose, fences, inlineCode }) => [
    ...prose.flatMap((block) => typedFacts(block.text, (index) => pointAt(block, index), proseAdvice)),
    ...inlineCode.flatMap(({ text, line, column }) => typedFacts(text, () => ({ line, column }), codeAdvice)),
    ...fences.flatMap(({ code, line }) => typedFacts(code, (index) => lineWithin(code, index, line), codeAdvice)),
  ],
});

const proseAdvice = (name: string) => `<Fact name="${name}" />`;
const codeAdvice = (name: string) => `%%${name}%%`;

type Place = { line: number; column: number };

function typedFacts(text: string, placeAt: (index: number) => Place, adviceFor: (name: string) => string): Remark[] {
  return [...names].flatMap(([value, called]) => {
    const index = text.indexOf(value);
    if (index < 0) return [];
    const advice = `write ${called.map(adviceFor).join(" or ")}`;
    return [{ ...placeAt(index), text: `the product fact ${value} is typed by hand`, advice }];
  });
}

/** The code begins on the line below its fence. */
function lineWithin(code: string, index: number, fence: number): Place {
  const before = code.slice(0, index).split("\n");
  return { line: fence + before.length, column: (before.at(-1) ?? "").length + 1 };
}
