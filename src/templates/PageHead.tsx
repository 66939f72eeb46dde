import { locales, type Locale, defaultLocale } from "../site/locales";
import { feedPath } from "../i18n/feedPath";
import { documentTitle, siteTitle } from "../site/names";
import type { Alternate } from "../types/docs";

type Props = {
  title: string | null;
  description: string;
  locale: Locale;
  siteUrl: string;
  /** Address of the original, below the site's root. */
  canonicalPath: string | null;
  alternates: Alternate[];
  /** Whether search engines may list the page. */
  isIndexed?: boolean;
};

/** The head of a page: title, description, canonical address, its translations, and what link previews show. */
export function PageHead({ title, description, locale, siteUrl, canonicalPath, alternates, isIndexed = true }: Props) {
  const fullTitle = documentTitle(title);
  const translations = alternates.filter(({ isFallback }) => !isFallback);
  const fallback = translations.find((alternate) => alternate.locale === defaultLocale) ?? translations[0];
  const others = translations.filter((alternate) => alternate.locale !== locale);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {canonicalPath !== null && <link rel="canonical" href={siteUrl + canonicalPath} />}
      {translations.map((alternate) => (
        <link
          key={alternate.locale}
          rel="alternate"
          hrefLang={locales[alternate.locale].htmlLang}
          href={siteUrl + alternate.path}
        />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={siteUrl + fallback.path} />}
      <link rel="alternate" type="application/rss+xml" title={siteTitle} href={siteUrl + feedPath(locale)} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {canonicalPath !== null && <meta property="og:url" content={siteUrl + canonicalPath} />}
      <meta property="og:image" content={`${siteUrl}/icons/share.png`} />
      <meta property="og:locale" content={locales[locale].openGraph} />
      {others.map((alternate) => (
        <meta key={alternate.locale} property="og:locale:alternate" content={locales[alternate.locale].openGraph} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
