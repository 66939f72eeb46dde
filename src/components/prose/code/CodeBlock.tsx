import { useRef } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import * as styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton";

type Props = {
  /** Coloured lines, made at build by `docs/compile` from escaped text. */
  html: string;
  /** Name of the language as readers know it; empty for plain text. */
  language?: string;
  title?: string;
  lines: number;
  /** Letters of the longest line. */
  columns: number;
};

/** Code with its title, language and a button that copies it. */
export function CodeBlock({ html, language = "", title = "", lines, columns }: Props) {
  const t = useStrings("prose");
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {language && <span className={styles.language}>{language}</span>}
        <CopyButton name={title} text={() => code.current?.textContent ?? ""} />
      </figcaption>
      {/* Code that is wider than the page scrolls, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={title || language || t("code")}>
        <code ref={code} data-lines={lines} data-columns={columns} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
