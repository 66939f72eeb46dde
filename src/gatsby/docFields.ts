import type { CompiledDoc } from "../docs/compile/compileBody";
import type { DocRecord } from "../docs/read/docRecord";
import { translationState } from "../docs/library/translationState";
import { defaultLocale, localeKeys } from "../site/locales";
import { contentOf, type ResolverContext } from "./contentOf";

const compiled =
  <Field>(read: (doc: CompiledDoc) => Field) =>
  async (doc: DocRecord, _args: unknown, context: ResolverContext) =>
    read(await (await contentOf(context)).compiler.compile(doc));

/**
 * Fields of Doc that are computed from all docs together. They belong to the type itself, not to
 * `createResolvers`: only so can queries filter by them.
 */
export const docFields = {
  tree: { type: "JSON!", resolve: compiled((doc) => doc.draw()) },
  tableOfContents: { type: "[TableOfContentsEntry!]!", resolve: compiled((doc) => doc.tableOfContents) },
  searchSections: { type: "[SearchSection!]!", resolve: compiled((doc) => doc.searchSections) },
  translationState: {
    type: "String!",
    resolve: async (doc: DocRecord, _args: unknown, context: ResolverContext) =>
      translationState(doc, (await contentOf(context)).library.twin(doc, defaultLocale)),
  },
  missingLocales: {
    type: "[String!]!",
    resolve: async (doc: DocRecord, _args: unknown, context: ResolverContext) => {
      const { library } = await contentOf(context);
      return localeKeys.filter((locale) => !library.twin(doc, locale));
    },
  },
};
