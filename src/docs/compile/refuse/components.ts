import { signNames } from "../../screens/screen";

/** What an author may write for an attribute: any text, one of some words, or nothing (a flag). */
export type AttributeRule = { required?: boolean; values?: readonly string[]; flag?: boolean };

export type ComponentRule = {
  attributes: Record<string, AttributeRule>;
  /** Inside which component, or one of which, it must stand. */
  parent?: string | readonly string[];
  /** Whether it wraps content. */
  wraps: boolean;
  /** Stands in a line of text; all others stand on lines of their own. */
  isInline?: boolean;
  /** Stands at the top of the doc, in nothing else. */
  isOutermost?: boolean;
};

/** Parts of drawings stand in one another; `name` and `value` are names of labels, `text` is in the author's words. */
const inWindow = ["Screen", "Window"];
const onLine = ["Bar", "Row"];
const press: AttributeRule = { flag: true };

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
  Screen: { attributes: { title: { required: true } }, wraps: true },
  Window: { attributes: { name: {} }, parent: "Screen", wraps: true },
  Bar: { attributes: {}, parent: inWindow, wraps: true },
  Row: { attributes: { name: {}, text: {}, press }, parent: inWindow, wraps: true },
  Field: {
    attributes: { name: { required: true }, value: {}, text: {}, choice: { flag: true }, press },
    parent: inWindow,
    wraps: false,
  },
  Remark: { attributes: { text: { required: true } }, parent: inWindow, wraps: false },
  Place: { attributes: { name: { required: true }, here: { flag: true }, press }, parent: "Bar", wraps: false },
  Button: { attributes: { name: { required: true }, press }, parent: onLine, wraps: false },
  Sign: { attributes: { of: { required: true, values: signNames }, press }, parent: onLine, wraps: false },
  Endpoint: {
    attributes: {
      method: { required: true, values: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
      url: { required: true },
    },
    wraps: false,
  },
  SectionCards: { attributes: { group: {} }, wraps: false },
  AllDocs: { attributes: {}, wraps: false },
  ReleaseNotes: { attributes: {}, wraps: false, isOutermost: true },
  Path: { attributes: {}, wraps: true, isInline: true },
  Key: { attributes: {}, wraps: true, isInline: true },
  Fact: { attributes: { name: { required: true } }, wraps: false, isInline: true },
  Label: { attributes: { name: { required: true } }, wraps: false, isInline: true },
};
