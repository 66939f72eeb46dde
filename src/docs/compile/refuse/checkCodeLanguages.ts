import { type CompileContext, report } from "../compileContext";
import { codeLanguages, languageOf } from "../draw/highlightCode";
import { diagramLanguage } from "../../diagrams/readDiagram";
import type { Handlers } from "../walk";

/** Refuses code blocks without a language, or with one that we do not colour. */
export function checkCodeLanguages(context: CompileContext): Handlers {
  return {
    code(node) {
      if (node.lang === diagramLanguage || languageOf(node.lang ?? "")) return;
      report(context, node, {
        rule: "code-language",
        text: node.lang ? `the code language ${node.lang} is not known` : "a code block names no language",
        advice: `use ${Object.keys(codeLanguages).join(", ")}`,
      });
    },
  };
}
