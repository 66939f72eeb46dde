import { useEffect, useRef } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { useSite } from "../siteContext/SiteContext";
import * as styles from "./Sidebar.module.css";
import { revealCurrent } from "./revealCurrent";
import { SidebarTree } from "./SidebarTree";

/** The column with all sections, beside the article on wide windows. */
export function Sidebar() {
  const t = useStrings("sidebar");
  const { sidebar } = useSite();
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (scroller.current) revealCurrent(scroller.current);
  }, []);
  return (
    <aside className={styles.sidebar}>
      <nav className={styles.scroller} ref={scroller} aria-label={t("label")}>
        <SidebarTree items={sidebar} />
      </nav>
    </aside>
  );
}
