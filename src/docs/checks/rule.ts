import type { Locale } from "../../site/locales";
import type { CompiledDoc } from "../compile/compileBody";
import type { DocLibrary } from "../library/docLibrary";
import type { DocRecord } from "../read/docRecord";
import type { RuleDescription } from "../readingRules";

/** What rules about all docs look at. */
export type CheckedSite = {
  library: DocLibrary;
  /** All docs, and the release notes. */
  compiled: Map<DocRecord, CompiledDoc>;
  /** Languages that need not have every doc. */
  partialLocales: ReadonlySet<Locale>;
};

/** What a rule has to say about a doc. Without a place it is about the doc as a whole and stands at its beginning. */
export type Remark = { line?: number; column?: number; text: string; advice: string };

type RuleBase = RuleDescription & {
  /** Authors see it behind each finding. The rule's file is called like it, in camel case. */
  id: string;
  /** `build`: found in every build and in `npm run check`. `check`: only in `npm run check` and in the tests. */
  when: "build" | "check";
};

/** A rule about docs one by one. It sees nothing but what it reads, so that an answer can be kept until that changes. */
export type DocRule<Input = unknown> = RuleBase & {
  /** What the rule looks at: plain data. */
  reads(doc: DocRecord, compiled: CompiledDoc): Input;
  find(input: Input): Remark[] | Promise<Remark[]>;
};

/** A rule about docs together. A remark names its doc, or another file of the site. */
export type SiteRule = RuleBase & { find(site: CheckedSite): (Remark & ({ doc: DocRecord } | { file: string }))[] };

export type Rule = DocRule | SiteRule;

/** Lets the type of what a rule reads follow from how it reads. */
export function docRule<Input>(rule: DocRule<Input>): DocRule<Input> {
  return rule;
}
