import type { Locale } from "../site/locales";
import type { Namespace, Strings } from "./strings";

/** Answer of a page query's `locales`, as gatsby-plugin-react-i18next wants it. */
export type LocaleNodes = {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null; readonly language: string | null };
  }[];
};

/** Words of one part of the interface, straight from a page's data: the head of a page stands outside every provider. */
export function pageStrings<N extends Namespace>(locales: LocaleNodes, language: Locale, namespace: N): Strings[N] {
  const found = locales.edges.find(({ node }) => node.ns === namespace && node.language === language);
  if (!found?.node.data) throw new Error(`The page query asks for no strings of «${namespace}» in «${language}»`);
  return JSON.parse(found.node.data) as Strings[N];
}
