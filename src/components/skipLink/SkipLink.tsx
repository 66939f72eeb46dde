import type { MouseEvent } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { contentsIds } from "./contentsIds";
import * as styles from "./SkipLink.module.css";

/** Where keyboard focus starts on a new page; `gatsby/browser/navigation/afterNavigation` looks for it. */
export const skipLinkId = "skip";

type Props = {
  /** Whether the page has a list of its headings. */
  hasContents: boolean;
};

/** First stops of the keyboard: jump over header and sidebar to the text, and to the list of its headings. */
export function SkipLink({ hasContents }: Props) {
  const t = useStrings("header");
  return (
    <div id={skipLinkId} tabIndex={-1} className={styles.region} role="region" aria-label={t("skip")}>
      <a className={styles.link} href="#main" onClick={(event) => skipTo(["main"], event)}>
        {t("skip")}
      </a>
      {hasContents && (
        <a
          className={styles.toContents}
          href={`#${contentsIds.beside}`}
          onClick={(event) => skipTo(Object.values(contentsIds), event)}
        >
          {t("skipToContents")}
        </a>
      )}
    </div>
  );
}

/** Puts the focus on the first of some elements that the page shows. */
function skipTo(ids: string[], event: MouseEvent): void {
  const target = ids.map((id) => document.getElementById(id)).find((element) => element?.getClientRects().length);
  if (!target) return;
  event.preventDefault();
  target.focus();
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus();
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
