import { diagramLanguage } from "../../diagrams/readDiagram";
import { isReleaseNote } from "../../read/releases/releaseNote";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";
import type { JsxElement } from "./checkComponents";
import { components } from "./components";

/** What a note may hold besides Markdown: readers of feeds see it as plain HTML. */
const allowed = ["Fact", "Label", "Path", "Key"];

/** Refuses in release notes what cannot stand below their heading on another doc, or in a feed. */
export function checkReleaseNote(context: CompileContext): Handlers {
  if (!isReleaseNote(context.doc)) return {};
  const refuse = (node: Parameters<typeof report>[1], what: string, advice: string) =>
    report(context, node, { rule: "release-note", text: `a release note has ${what}`, advice });
  const checkComponent = (node: JsxElement) => {
    const { name } = node;
    if (!name || allowed.includes(name) || !Object.hasOwn(components, name)) return;
    refuse(node, `<${name}>`, `use Markdown, ${allowed.map((component) => `<${component}>`).join(", ")}`);
  };
  return {
    heading: (node) => refuse(node, "a heading", "its day is its heading; write a paragraph or a list"),
    code(node) {
      if (node.lang === diagramLanguage) refuse(node, "a diagram", "draw it in a doc and link to that");
    },
    mdxJsxFlowElement: checkComponent,
    mdxJsxTextElement: checkComponent,
  };
}
