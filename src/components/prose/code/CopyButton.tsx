import { useEffect, useRef, useState } from "react";
import { copyText } from "../../../browser/copyText";
import { useStrings } from "../../../i18n/LocaleContext";
import { copiedTime } from "../../../site/behaviour";
import { Icon } from "../../basics/Icon";
import { VisuallyHidden } from "../../basics/VisuallyHidden";
import * as styles from "./CodeBlock.module.css";

type Props = {
  /** What is copied, e.g. the title of the block; empty when it has none. */
  name: string;
  text(): string;
};

/** Copies a text and says whether it worked, on the button and to screen readers. */
export function CopyButton({ name, text }: Props) {
  const t = useStrings("prose");
  const [state, setState] = useState<"copy" | "copied" | "copyFailed">("copy");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const handleClick = async () => {
    setState((await copyText(text().replace(/\n$/, ""))) ? "copied" : "copyFailed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("copy"), copiedTime);
  };
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-needs-scripts=""
        aria-label={name ? t("copyLabelNamed", { name }) : t("copyLabel")}
        onClick={() => void handleClick()}
      >
        <Icon name={state === "copied" ? "check" : "copy"} size="small" />
        <span aria-hidden="true">{t(state)}</span>
      </button>
      <span role="status">{state !== "copy" && <VisuallyHidden>{t(state)}</VisuallyHidden>}</span>
    </>
  );
}
