import { useEffect, useRef, useState } from "react";
import { copyText } from "../../../browser/copyText";
import { useStrings } from "../../../i18n/LocaleContext";
import { copiedTime } from "../../../site/behaviour";

type Copying = {
  /** What the button says, and whether that is the outcome of a press. */
  words: string;
  /** The longest of all that it may say, for buttons that must not change their width. */
  widest: string;
  isAnswer: boolean;
  isCopied: boolean;
  /** Copies a text; one that cannot be made counts as not copied. */
  copy(text: string | Promise<string>): Promise<void>;
};

/** What a button that copies says and does. @param label what it says before it is pressed */
export function useCopied(label: string): Copying {
  const t = useStrings("prose");
  const [state, setState] = useState<"copied" | "copyFailed" | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string | Promise<string>) => {
    const isCopied = await Promise.resolve(text).then(copyText, () => false);
    setState(isCopied ? "copied" : "copyFailed");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState(null), copiedTime);
  };
  const widest = [label, t("copied"), t("copyFailed")].reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  return { widest, words: state ? t(state) : label, isAnswer: state !== null, isCopied: state === "copied", copy };
}
