import { useRef } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import { useScrolls } from "../useScrolls";
import * as styles from "./CodeBlock.module.css";
import { CopyButton } from "./CopyButton";
import { FoldedCode } from "./FoldedCode";

type Props = {
  /** Coloured lines, made at build by `docs/compile` from escaped text. */
  html: string;
  /** Name of the language as readers know it; empty for plain text. */
  language?: string;
  title?: string;
  lines: number;
  /** Letters of the longest line. */
  columns: number;
  /** Whether it is long, on a page that leads through a task. */
  isFolded?: boolean;
};

/** Code with its title, language and a button that copies it. */
export function CodeBlock({ html, language = "", title = "", lines, columns, isFolded = false }: Props) {
  const t = useStrings("prose");
  const box = useRef<HTMLPreElement>(null);
  const name = title || language || t("code");
  const sample = (
    <pre ref={box} role="group" aria-label={name} {...useScrolls(box)}>
      <code data-lines={lines} data-columns={columns} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        {/* Where the sample is folded, what opens it says its title. */}
        <span className={styles.title}>{isFolded ? "" : title}</span>
        {language && <span className={styles.language}>{language}</span>}
        <CopyButton name={title} text={() => box.current?.textContent ?? ""} />
      </figcaption>
      {isFolded ? (
        <FoldedCode name={name} lines={lines}>
          {sample}
        </FoldedCode>
      ) : (
        sample
      )}
    </figure>
  );
}
