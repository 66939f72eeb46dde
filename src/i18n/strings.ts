import type announcement from "../locales/en/announcement.json";
import type article from "../locales/en/article.json";
import type drawer from "../locales/en/drawer.json";
import type errors from "../locales/en/errors.json";
import type footer from "../locales/en/footer.json";
import type header from "../locales/en/header.json";
import type home from "../locales/en/home.json";
import type notFound from "../locales/en/notFound.json";
import type notices from "../locales/en/notices.json";
import type prose from "../locales/en/prose.json";
import type search from "../locales/en/search.json";
import type searchEntry from "../locales/en/searchEntry.json";
import type sidebar from "../locales/en/sidebar.json";
import type tableOfContents from "../locales/en/tableOfContents.json";

/** The words of the interface: one file for every part of the page that speaks. */
export type Strings = {
  announcement: typeof announcement;
  article: typeof article;
  drawer: typeof drawer;
  errors: typeof errors;
  footer: typeof footer;
  header: typeof header;
  home: typeof home;
  notFound: typeof notFound;
  notices: typeof notices;
  prose: typeof prose;
  search: typeof search;
  searchEntry: typeof searchEntry;
  sidebar: typeof sidebar;
  tableOfContents: typeof tableOfContents;
};

export type Namespace = keyof Strings;

/** Parts that are not on every page: their words come with their code, in every language. All others come once a language. */
export const ownNamespaces = ["home", "search"] as const satisfies readonly Namespace[];
export type OwnNamespace = (typeof ownNamespaces)[number];
export type SharedNamespace = Exclude<Namespace, OwnNamespace>;

/** `count_one` and `count_few` are asked for as `count`. */
type WithoutPlural<Key> = Key extends `${infer Base}_${"one" | "few" | "many" | "other"}` ? Base : Key;

export type StringKey<N extends Namespace> = WithoutPlural<keyof Strings[N]> & string;

/** Looks a string up. `values` fill its {{placeholders}}; `count` also picks the plural form. */
export type Translate<N extends Namespace> = (key: StringKey<N>, values?: Record<string, string | number>) => string;
