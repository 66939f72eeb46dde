import { type MouseEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { isPlainClick, replaceWithLink } from "../../browser/openAddress";
import { rememberVersion } from "../../browser/preferredVersion";
import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import { Brand } from "../header/Brand";
import { currentSection } from "../languageSwitch/currentSection";
import { useSite } from "../siteContext/SiteContext";
import { revealCurrent } from "../sidebar/revealCurrent";
import { SidebarTree } from "../sidebar/SidebarTree";
import { ThemeSwitch } from "../themeSwitch/ThemeSwitch";
import * as styles from "./Drawer.module.css";
import { DrawerLanguages } from "./DrawerLanguages";
import { DrawerMainMenu } from "./DrawerMainMenu";
import { useDrawerDialog } from "./useDrawerDialog";

type Props = { isOpen: boolean; onClose(): void };

/**
 * The menu of small screens: the docs' sidebar first, the main menu one step back. It keeps the focus inside and
 * closes on Escape, on the backdrop, when a page is chosen, on Back, and when the window grows to the desktop layout.
 */
export function Drawer({ isOpen, onClose }: Props) {
  const t = useStrings("drawer");
  const { sidebar, hasSidebar } = useSite();
  const [showsMain, setShowsMain] = useState(!hasSidebar);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShowsMain(!hasSidebar);
  }
  const { ref, close } = useDrawerDialog(isOpen, onClose);
  // The drawer slides in with its frame; the tree, long on a large site, is drawn in slices while it does.
  const hasTree = useDeferredValue(isOpen);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasTree && body.current) revealCurrent(body.current);
  }, [hasTree, showsMain]);
  const switchTo = (main: boolean) => {
    setShowsMain(main);
    // The button that was pressed is gone: the keyboard goes on at the top of the other list.
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>("a, button")?.focus());
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // A click on the backdrop has the dialog itself as its target.
    if (event.target === event.currentTarget) close();
  };
  const handleLink = (event: MouseEvent<HTMLDialogElement>) => {
    const link = internalLink(event);
    if (!link) return;
    event.preventDefault();
    if (link.ariaCurrent === "page") {
      close();
      return;
    }
    // The click goes no further, so the version it chooses is remembered here.
    if (link.dataset.version) rememberVersion(link.dataset.version);
    if (link.dataset.language !== undefined && !link.hash) link.hash = currentSection();
    onClose();
    // Takes the place of the drawer's history entry: one Back from the new page leads to the old one.
    replaceWithLink(link);
  };
  return (
    // Escape is the dialog's own.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className={styles.drawer}
      ref={ref}
      aria-label={t("label")}
      onClick={handleClick}
      onClickCapture={handleLink}
    >
      {isOpen && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <Brand />
            <ThemeSwitch />
            <button type="button" className={styles.close} aria-label={t("close")} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.body} ref={body}>
            {showsMain ? (
              <DrawerMainMenu onShowDocs={() => switchTo(false)} />
            ) : (
              <>
                <button type="button" className={styles.back} onClick={() => switchTo(true)}>
                  <Icon name="back" size="small" />
                  {t("back")}
                </button>
                <nav aria-label={t("docs")}>{hasTree && <SidebarTree items={sidebar} />}</nav>
              </>
            )}
          </div>
          <DrawerLanguages />
        </div>
      )}
    </dialog>
  );
}

/** The link to another page of this site that a plain click fell on. */
function internalLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest("a");
  // The current category's own label opens and closes its list.
  const isToggle = link?.ariaCurrent === "page" && link.dataset.category !== undefined;
  return link && isPlainClick(event) && !link.target && !isToggle ? link : null;
}
