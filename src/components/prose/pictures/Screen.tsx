import type { ReactNode } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import * as figureStyles from "./Figure.module.css";
import * as styles from "./Screen.module.css";

type Props = {
  title: string;
  /** The drawing in words. */
  text: string;
  /** Plain elements that say by `data-part` what they are (docs/screens/drawScreen.ts). */
  children: ReactNode;
};

/** A schematic drawing of the product's interface: nothing in it can be pressed. */
export function Screen({ title, text, children }: Props) {
  const t = useStrings("prose");
  return (
    <figure className={figureStyles.figure}>
      <div className={styles.screen} role="img" aria-label={text}>
        {children}
      </div>
      <figcaption>
        {title}. <span className={styles.note}>{t("screenNote")}.</span>
      </figcaption>
    </figure>
  );
}
