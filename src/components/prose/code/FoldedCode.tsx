import type { ReactNode } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import { Summary } from "../../summary/Summary";
import * as styles from "./FoldedCode.module.css";

type Props = { name: string; lines: number; children: ReactNode };

/** A long sample that a reader opens when they need it; its copy button stands outside. */
export function FoldedCode({ name, lines, children }: Props) {
  const t = useStrings("prose");
  return (
    <details className={styles.folded}>
      <Summary>
        <span>{t("codeLines", { name, count: lines })}</span>
      </Summary>
      {children}
    </details>
  );
}
