import type { ReactNode } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import * as styles from "./Heading.module.css";

type Props = { id: string; children: ReactNode };

function Heading({ level: Level, id, children }: Props & { level: "h2" | "h3" | "h4" }) {
  const t = useStrings("prose");
  return (
    <Level id={id} className={styles.heading}>
      {children}
      <a className={styles.anchor} href={`#${id}`} aria-label={t("anchor", { heading: textOf(children) })}>
        #
      </a>
    </Level>
  );
}

/** A heading with a link to itself. */
export function HeadingTwo(props: Props) {
  return <Heading level="h2" {...props} />;
}

export function HeadingThree(props: Props) {
  return <Heading level="h3" {...props} />;
}

export function HeadingFour(props: Props) {
  return <Heading level="h4" {...props} />;
}

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return node && typeof node === "object" && "props" in node
    ? textOf((node.props as { children?: ReactNode }).children)
    : "";
}
