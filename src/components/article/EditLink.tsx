import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import * as styles from "./EditLink.module.css";

type Props = { to: string };

/** Leads to where the source of the page is edited. */
export function EditLink({ to }: Props) {
  const t = useStrings("article");
  return (
    <Link className={styles.link} to={to}>
      <Icon name="edit" size="small" />
      {t("edit")}
    </Link>
  );
}
