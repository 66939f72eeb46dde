import type { ReactNode } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import * as styles from "./Notice.module.css";

type Props = { tone: "info" | "warning"; children: ReactNode };

/** One or two sentences about the whole page, above its text. */
export function Notice({ tone, children }: Props) {
  const t = useStrings("notices");
  return (
    <aside className={tone === "info" ? styles.info : styles.warning} aria-label={t("label")}>
      <Icon name={tone} />
      <p>{children}</p>
    </aside>
  );
}
