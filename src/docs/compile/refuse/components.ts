/** What an author may write for an attribute: any text, one of some words, or nothing (`true`). */
type AttributeRule = { required?: boolean; values?: readonly string[]; flag?: boolean };

export type ComponentRule = {
  attributes: Record<string, AttributeRule>;
  /** Inside which component it must stand. */
  parent?: string;
  /** Whether it wraps content. */
  wraps: boolean;
  /** Stands in a line of text; all others stand on lines of their own. */
  isInline?: boolean;
  /** Stands at the top of the doc, in nothing else. */
  isOutermost?: boolean;
};

const admonition: ComponentRule = { attributes: { title: {} }, wraps: true };

/** The registry of components authors may use; .github/CONTRIBUTING.md describes them for people. */
export const components: Record<string, ComponentRule> = {
  Note: admonition,
  Tip: admonition,
  Info: admonition,
  Warning: admonition,
  Danger: admonition,
  Steps: { attributes: {}, wraps: true },
  Tabs: { attributes: { group: { required: true } }, wraps: true },
  Tab: { attributes: { value: { required: true }, label: { required: true } }, parent: "Tabs", wraps: true },
  Details: { attributes: { summary: { required: true } }, wraps: true },
  Cards: { attributes: {}, wraps: true },
  Card: { attributes: { doc: { required: true } }, parent: "Cards", wraps: false },
  SectionCards: { attributes: { group: {} }, wraps: false },
  AllDocs: { attributes: {}, wraps: false },
  ReleaseNotes: { attributes: {}, wraps: false, isOutermost: true },
  Path: { attributes: {}, wraps: true, isInline: true },
  Key: { attributes: {}, wraps: true, isInline: true },
  Fact: { attributes: { name: { required: true } }, wraps: false, isInline: true },
};
