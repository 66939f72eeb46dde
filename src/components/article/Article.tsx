import { locales, type Locale } from "../../site/locales";
import { useLocale } from "../../i18n/LocaleContext";
import { type ContentTree as Tree, hasPairs } from "../../types/contentTree";
import type { DocLink, Outdated, TableOfContentsEntry } from "../../types/docs";
import { DocNotices } from "../notices/DocNotices";
import { useSite } from "../siteContext/SiteContext";
import { ContentTree } from "../prose/ContentTree";
import { TableOfContents } from "../tableOfContents/TableOfContents";
import { TableOfContentsMobile } from "../tableOfContents/TableOfContentsMobile";
import * as styles from "./Article.module.css";
import { ArticleTop } from "./ArticleTop";
import { Breadcrumbs } from "./Breadcrumbs";
import { EditLink } from "./EditLink";
import { Feedback } from "./Feedback";
import { Pager } from "./Pager";

export type ArticleDoc = {
  title: string;
  description: string | null;
  /** Language of the text; another than the page's for a missing translation. */
  locale: Locale;
  tree: Tree;
  tableOfContents: TableOfContentsEntry[];
  lastChange: { date: string; text: string } | null;
  /** Whole minutes that the text takes to read. */
  readingMinutes: number;
  /** Where the text is edited; null while no repository is known. */
  editUrl: string | null;
  /** Where readers write what is wrong; null while no repository is known. */
  issueUrl: string | null;
  /** What is to say about the original of an outdated translation. */
  outdated: Outdated | null;
};

type Props = {
  doc: ArticleDoc;
  breadcrumbs: DocLink[];
  previous: DocLink | null;
  next: DocLink | null;
  /** Address of the text in its own language, when the reader sees a fallback or an outdated translation. */
  originalPath: string;
};

/** A doc with all that surrounds it: breadcrumbs, title, notice, table of contents, previous and next doc. */
export function Article({ doc, breadcrumbs, previous, next, originalPath }: Props) {
  const isFallback = doc.locale !== useLocale();
  const language = isFallback ? { lang: locales[doc.locale].htmlLang } : {};
  const hasContents = doc.tableOfContents.length > 0;
  const { hasSidebar } = useSite();
  return (
    <div
      className={hasContents ? styles.withContents : styles.alone}
      data-centred={hasSidebar ? undefined : ""}
      data-wide={hasPairs(doc.tree) ? "" : undefined}
    >
      <article className={styles.article}>
        {breadcrumbs.length > 0 && <Breadcrumbs items={breadcrumbs} />}
        <DocNotices
          originalLocale={isFallback ? doc.locale : null}
          outdated={doc.outdated}
          originalPath={originalPath}
        />
        <div {...language} data-article="">
          <ArticleTop
            title={doc.title}
            lead={doc.description}
            lastChange={doc.lastChange}
            readingMinutes={doc.readingMinutes}
          >
            {hasContents && <TableOfContentsMobile entries={doc.tableOfContents} />}
          </ArticleTop>
          <ContentTree tree={doc.tree} />
        </div>
        <footer className={styles.foot}>
          {doc.issueUrl && <Feedback to={doc.issueUrl} title={doc.title} />}
          {doc.editUrl && <EditLink to={doc.editUrl} />}
          {(previous || next) && <Pager previous={previous} next={next} />}
        </footer>
      </article>
      {hasContents && <TableOfContents entries={doc.tableOfContents} />}
    </div>
  );
}
