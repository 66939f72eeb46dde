import { useStrings } from "../../../i18n/LocaleContext";
import { Icon } from "../../basics/Icon";
import { VisuallyHidden } from "../../basics/VisuallyHidden";
import * as styles from "./CodeBlock.module.css";
import { useCopied } from "./useCopied";

type Props = {
  /** What is copied, e.g. the title of the block; empty when it has none. */
  name: string;
  text(): string;
};

/** Copies a text and says whether it worked, on the button and to screen readers. */
export function CopyButton({ name, text }: Props) {
  const t = useStrings("prose");
  const { words, widest, isAnswer, isCopied, copy } = useCopied(t("copy"));
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-needs-scripts=""
        data-widest={widest}
        aria-label={name ? t("copyLabelNamed", { name }) : t("copyLabel")}
        onClick={() => void copy(text().replace(/\n$/, ""))}
      >
        <span className={styles.copyFace} data-copied={isCopied ? "" : undefined} aria-hidden="true">
          <Icon name={isCopied ? "check" : "copy"} size="small" />
          {words}
        </span>
      </button>
      <span role="status">{isAnswer && <VisuallyHidden>{words}</VisuallyHidden>}</span>
    </>
  );
}
