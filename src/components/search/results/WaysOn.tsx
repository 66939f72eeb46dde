import { facts } from "../../../site/facts";
import { allDocsSlug } from "../../../site/names";
import { Link } from "../../basics/link/Link";
import { useFrameAddress, useSite } from "../../siteContext/SiteContext";
import * as textLink from "./TextLink.module.css";
import * as styles from "./WaysOn.module.css";
import { SearchLink } from "../SearchLink";
import { useSearchStrings } from "../searchStrings";

type Props = { onOpen(): void };

/** Where else a reader may look who has found nothing: the sections, all pages, people. */
export function WaysOn({ onOpen }: Props) {
  const t = useSearchStrings();
  const allDocs = useFrameAddress(allDocsSlug);
  const sections = useSite().sidebar.filter(({ items, isFolded }) => items || isFolded);
  return (
    <nav className={styles.ways} aria-label={t("sections")}>
      <h2>{t("sections")}</h2>
      <ul>
        {[...sections, { path: allDocs, label: t("allPages") }].map(({ path, label }) => (
          <li key={path}>
            <SearchLink to={path} onClick={onOpen}>
              {label}
            </SearchLink>
          </li>
        ))}
      </ul>
      <p>
        {t("askPeople")}{" "}
        <Link className={textLink.link} to={facts.supportUrl.value}>
          {t("support")}
        </Link>
      </p>
    </nav>
  );
}
