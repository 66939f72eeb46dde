import { defaultLocale } from "../../../../site/locales";
import type { CompiledDoc } from "../../../compile/compileBody";
import type { SiteRule } from "../../rule";

/** Translations have the original's headings, code, tables, components and labels, in its order: anchors depend on it. */
export const sameStructure: SiteRule = {
  id: "same-structure",
  severity: "error",
  about:
    "headings, code (but for its title), tables, components or labels of the interface that differ between languages",
  when: "build",
  find: ({ library, compiled }) =>
    [...compiled].flatMap(([doc, translation]) => {
      const original = doc.locale === defaultLocale ? null : library.twin(doc, defaultLocale);
      const source = original && compiled.get(original);
      // What does not parse is missing from the outline: it is said once, where it stands.
      if (!original || !source || [translation, source].some(hasSyntaxMistake)) return [];
      const [outline, expected] = [translation.outline, source.outline];
      const at = expected.findIndex(({ kind }, index) => kind !== outline[index]?.kind);
      const index = at < 0 ? expected.length : at;
      const [here, there] = [outline[index], expected[index]];
      if (!here && !there) return [];
      return [
        {
          doc,
          line: here?.line ?? outline.at(-1)?.line ?? 1,
          text: `${here?.kind ?? "nothing"} stands where ${original.sourcePath}:${there?.line ?? expected.at(-1)?.line ?? 1} has ${there?.kind ?? "nothing"}`,
          advice: "give both languages the same headings, code, tables, components and labels in the same order",
        },
      ];
    }),
};

function hasSyntaxMistake({ findings }: CompiledDoc): boolean {
  return findings.some(({ rule }) => rule === "syntax");
}
