import type { Locale } from "../../site/locales";
import type { Finding } from "../finding";

/** A document: one file of the content tree, read but not yet compiled. */
export type DocRecord = {
  /** Unique; twins in two languages differ by their locale. */
  id: string;
  locale: Locale;
  version: string;
  /** `profiles/creation`; the home page's is empty. */
  slug: string;
  isIndex: boolean;
  path: string;
  title: string;
  description: string | null;
  label: string | null;
  /** What readers do with the page, in their words: cards say it in the place of the title. */
  task: string | null;
  position: number | null;
  aliases: string[];
  /** What readers may search for besides the words of the page. */
  keywords: string[];
  hideSidebar: boolean;
  /** `content/en/profiles/creation.mdx` */
  sourcePath: string;
  /** ISO date of the last change, when front matter or git knows it. */
  lastChange: string | null;
  /** In translations: hash of the text that was translated. */
  sourceHash: string | null;
  /** Of title, description, label, task and body: what a translation translates. */
  textHash: string;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** What is wrong with the front matter; the fields concerned are left out. */
  frontMatterFindings: Finding[];
};
