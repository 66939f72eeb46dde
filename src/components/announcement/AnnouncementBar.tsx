import { useEffect } from "react";
import { writeStored } from "../../browser/storage";
import { useLocale, useStrings } from "../../i18n/LocaleContext";
import { addLocale } from "../../i18n/localePath";
import { storageKeys } from "../../site/storageKeys";
import { Icon } from "../basics/Icon";
import { Link } from "../basics/link/Link";
import * as styles from "./AnnouncementBar.module.css";

type Props = { id: string; link: string };

/** One sentence above the header. Closed once, it stays closed until its id changes; the early script hides it before first paint. */
export function AnnouncementBar({ id, link }: Props) {
  const t = useStrings("announcement");
  const locale = useLocale();
  useEffect(() => followOtherTabs(), []);
  const handleClose = () => {
    writeStored(storageKeys.announcementId, id);
    writeStored(storageKeys.announcementDismissed, "true");
    document.documentElement.dataset.announcement = "dismissed";
  };
  return (
    <section className={styles.bar} aria-label={t("label")}>
      <p>
        {t("text")}{" "}
        <Link className={styles.link} to={addLocale(link, locale)}>
          {t("link")}
        </Link>
      </p>
      <button
        type="button"
        className={styles.close}
        data-needs-scripts=""
        aria-label={t("close")}
        onClick={handleClose}
      >
        <Icon name="close" size="small" />
      </button>
    </section>
  );
}

function followOtherTabs(): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.announcementDismissed && newValue === "true")
      document.documentElement.dataset.announcement = "dismissed";
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}
