import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "../basics/Icon";
import { VisuallyHidden } from "../basics/VisuallyHidden";
import { useCopied } from "../prose/code/useCopied";
import * as styles from "./CopyPage.module.css";

/** Copies the page as Markdown, for notes, tickets and language models. What makes Markdown of it comes with the first press. */
export function CopyPage() {
  const t = useStrings("article");
  const { words, isAnswer, isCopied, copy } = useCopied(t("copyPage"));
  const markdown = async () => (await import("./pageMarkdown")).pageMarkdown(document);
  return (
    <>
      <button type="button" className={styles.copy} data-needs-scripts="" onClick={() => void copy(markdown())}>
        <Icon name={isCopied ? "check" : "copy"} size="small" />
        <span className={styles.words}>{words}</span>
      </button>
      <span role="status">{isAnswer && <VisuallyHidden>{words}</VisuallyHidden>}</span>
    </>
  );
}
