import * as styles from "../basics/VisuallyHidden.module.css";

/** Says to screen readers which page has opened; `gatsby/browser/afterNavigation` fills it. */
export const pageAnnouncerId = "page-announcer";

export function PageAnnouncer() {
  return <div id={pageAnnouncerId} className={styles.hidden} role="status" />;
}
