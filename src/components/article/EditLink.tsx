import { useStrings } from "../../i18n/LocaleContext";
import { siteConfig } from "../../site/siteConfig";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/Link";
import * as styles from "./EditLink.module.css";

type Props = { sourcePath: string };

/** Leads to the source of the page; absent while no repository is configured. */
export function EditLink({ sourcePath }: Props) {
  const t = useStrings("article");
  if (!siteConfig.repositoryUrl) return null;
  return (
    <Link className={styles.link} to={`${siteConfig.repositoryUrl}/${sourcePath}`}>
      <Icon name="edit" size="small" />
      {t("edit")}
    </Link>
  );
}
