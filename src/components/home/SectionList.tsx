import { sectionIcon } from "../../site/sections";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { VisuallyHidden } from "../basics/VisuallyHidden";
import * as styles from "./SectionList.module.css";
import { useHomeStrings } from "./homeStrings";

export type Section = { slug: string; label: string; path: string; description: string | null; docCount: number };

type Props = { sections: Section[] };

/** All sections, each with a sentence and the number of its pages. */
export function SectionList({ sections }: Props) {
  const t = useHomeStrings();
  const total = sections.reduce((sum, { docCount }) => sum + docCount, 0);
  return (
    <section className={styles.section} aria-labelledby="sections">
      <div className={styles.head}>
        <h2 id="sections">{t("sections")}</h2>
        <span>{t("pages", { count: total })}</span>
      </div>
      <ul className={styles.list}>
        {sections.map(({ slug, label, path, description, docCount }) => (
          <li key={slug}>
            <Link className={styles.link} to={path}>
              <Icon name={sectionIcon(slug)} />
              <span className={styles.title}>{label}</span>
              <span className={styles.count}>
                <span aria-hidden="true">{docCount}</span>
                <VisuallyHidden>({t("pages", { count: docCount })})</VisuallyHidden>
              </span>
              <span className={styles.text}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
