import * as styles from "../basics/VisuallyHidden.module.css";

/** Id of the announcer, by which `gatsby/browser/navigation/afterNavigation` finds it. */
export const pageAnnouncerId = "page-announcer";

/** An unseen region in which screen readers are told the title of each page that opens; empty until then. */
export function PageAnnouncer() {
  return <div id={pageAnnouncerId} className={styles.hidden} role="status" />;
}
