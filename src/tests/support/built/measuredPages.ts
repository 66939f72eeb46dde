import { addLocale } from "../../../i18n/localePath";
import { type Locale, localeKeys } from "../../../site/locales";
import { type BuiltDoc, chooseDocs } from "./builtDocs";

/** Kinds of pages whose first load is looked at. */
export const pageKinds = ["short doc", "long doc", "home", "search"] as const;
export type PageKind = (typeof pageKinds)[number];

export type MeasuredPage = { locale: Locale; kind: PageKind; path: string };

/** One page of each kind in each language. @param docs all docs of a built site */
export function measuredPages(docs: BuiltDoc[]): MeasuredPage[] {
  return localeKeys.flatMap((locale) => {
    const { short, long } = chooseDocs(docs, locale);
    const paths = {
      "short doc": short.path,
      "long doc": long.path,
      home: addLocale("/", locale),
      search: addLocale("/search/", locale),
    };
    return pageKinds.map((kind) => ({ locale, kind, path: paths[kind] }));
  });
}
