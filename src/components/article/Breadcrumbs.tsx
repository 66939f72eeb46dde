import { useStrings } from "../../i18n/LocaleContext";
import type { DocLink } from "../../types/docs";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import { useFrameAddress } from "../siteContext/SiteContext";
import * as styles from "./Breadcrumbs.module.css";

type Props = { items: DocLink[] };

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: Props) {
  const t = useStrings("article");
  const home = useFrameAddress("");
  const last = items.length - 1;
  return (
    <nav aria-label={t("breadcrumbs")}>
      <ol className={styles.list}>
        <li>
          <Link to={home} aria-label={t("home")}>
            <Icon name="home" size="small" />
          </Link>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={path}>
            {index === last ? <span aria-current="page">{label}</span> : <Link to={path}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
