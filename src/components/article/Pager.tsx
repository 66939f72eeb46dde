import { useStrings } from "../../i18n/LocaleContext";
import type { DocLink } from "../../types/docs";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import * as styles from "./Pager.module.css";

type Props = { previous: DocLink | null; next: DocLink | null };

/** The docs before and after this one, in the order of the sidebar. */
export function Pager({ previous, next }: Props) {
  const t = useStrings("article");
  return (
    <nav className={styles.pager} aria-label={t("pager")}>
      {previous && (
        <Link className={styles.previous} rel="prev" to={previous.path}>
          <Icon name="back" />
          <span>
            <small>{t("previous")}</small> {previous.label}
          </span>
        </Link>
      )}
      {next && (
        <Link className={styles.next} rel="next" to={next.path}>
          <span>
            <small>{t("next")}</small> {next.label}
          </span>
          <Icon name="forward" />
        </Link>
      )}
    </nav>
  );
}
