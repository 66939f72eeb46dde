import type { GatsbySSR } from "gatsby";
import type { HTMLAttributes, ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import allStrings from "site-strings/all.json";
import { IconSprite } from "../../components/basics/IconSprite";
import { notFoundStrings } from "../../i18n/bundledStrings";
import { keepStrings } from "../../i18n/keptStrings";
import { localesOnPage } from "../../i18n/localesOnPage";
import { localeOfPath } from "../../i18n/localePath";
import { localeKeys, locales } from "../../site/locales";
import { documentTitle } from "../../site/names";
import { withBasePath } from "../../browser/basePath";
import * as bannerStyles from "./start/baseUrlBanner.module.css";
import type { PageContext, SearchPageContext } from "../../types/pages";
import { earlyScript } from "./start/earlyScript";
import { firstRequests, headInOrder } from "./start/firstRequests";

const notFoundTitles = localeKeys.map((locale) => [locale, documentTitle(notFoundStrings[locale].title)] as const);
for (const locale of localeKeys) keepStrings(locale, allStrings[locale]);
const script = earlyScript(bannerStyles.banner ?? "", Object.fromEntries(notFoundTitles));

/** Gatsby's type leaves out all but the result, and that the development server has no such function. */
type PageDataReader = (path: string) => PageData | null;
type PageData = { componentChunkName: string; result: { pageContext: PageContext | SearchPageContext } };

/** What stands in every page besides its own head: language, the early script, icons, early requests. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const pageData = (loadPageDataSync as unknown as PageDataReader | undefined)?.(pathname);
  const { htmlLang, direction } = locales[localeOfPath(pathname)];
  // The early script reads the path: Gatsby's own script for it would be another one in every page.
  setHtmlAttributes({ lang: htmlLang, dir: direction, "data-path": pathname } as HTMLAttributes<HTMLHtmlElement>);
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: script }} />,
    <link key="icon" rel="icon" href={withBasePath("/favicon.svg")} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={withBasePath("/icons/icon-180.png")} />,
    <link key="manifest" rel="manifest" href={withBasePath("/manifest.webmanifest")} />,
    ...(pageData ? requestsOf(pathname, pageData) : []),
  ]);
  // Outside of what React brings to life: a hundred elements and their drawings that never change.
  setPreBodyComponents([<IconSprite key="icons" />]);
};

function requestsOf(pathname: string, { componentChunkName, result: { pageContext } }: PageData) {
  const searchIndex = "searchIndex" in pageContext ? pageContext.searchIndex : null;
  return firstRequests(pathname, componentChunkName, localesOnPage(pageContext), searchIndex);
}

/** Puts early requests and styles before all else of the head, and leaves out the script that differs on every page. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(headInOrder(getHeadComponents()));
  replacePostBodyComponents(getPostBodyComponents().filter((component) => !isPathScript(component)));
};

function isPathScript(component: ReactNode): boolean {
  return (component as ReactElement<{ id?: string }>).props.id === "gatsby-script-loader";
}

/**
 * Renders a page in one piece. Gatsby by itself collects a stream, in which React 18 leaves a zero byte wherever a letter
 * of two bytes does not fit into the end of a chunk: in the middle of Russian words, and browsers show it in attributes.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(withoutStyles(renderToString(bodyComponent)));
};

/** Gatsby's two style attributes: no policy could allow them by hashes alone. `styles/base.css` has what they say. */
function withoutStyles(html: string): string {
  const tags = /<div\b[^>]*\sid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;
  return html.replace(tags, (tag) => tag.replace(/ style="[^"]*"/, ""));
}
