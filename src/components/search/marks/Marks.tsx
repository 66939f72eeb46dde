import { useCallback, useEffect, useState } from "react";
import { localeOfPath } from "../../../i18n/localePath";
import { Icon } from "../../basics/Icon";
import { useSearchStrings } from "../searchStrings";
import * as styles from "./Marks.module.css";
import { matchRanges } from "./matchRanges";
import { openedSection } from "./openedSection";

type Props = {
  /** What the query meant, from the list of results. */
  stems: readonly string[] | undefined;
  /** Words of an address, where the reader does not come from there. */
  words: readonly string[];
  hash: string;
  /** Address of the page, without the path prefix. */
  path: string;
};

/** Name under which the style sheet knows the marks (`::highlight(search)`). */
const name = "search";

/**
 * Marks words in the section that was opened (CSS Custom Highlight API: the elements that React manages stay as they are).
 * Escape takes the marks away, and so does a button, which is there as long as they are.
 */
export function Marks({ stems, words, hash, path }: Props) {
  const t = useSearchStrings();
  const [isMarked, setMarked] = useState(false);
  const clear = useCallback(() => {
    CSS.highlights.delete(name);
    for (const article of document.querySelectorAll<HTMLElement>("[data-marked]")) delete article.dataset.marked;
    setMarked(false);
  }, []);
  useEffect(() => {
    const article = document.querySelector<HTMLElement>("[data-article]");
    if (!article) return undefined;
    const ranges = matchRanges(openedSection(article, hash), { stems, words }, article.lang, localeOfPath(path));
    if (ranges.length === 0) return undefined;
    article.dataset.marked = "";
    CSS.highlights.set(name, new Highlight(...ranges));
    setMarked(true);
    return clear;
  }, [stems, words, hash, path, clear]);

  const clearForGood = useCallback(() => {
    clear();
    // Otherwise a reload, or Back, would bring them again.
    history.replaceState({ ...(history.state as object | null), highlight: undefined }, "");
  }, [clear]);
  useEffect(() => {
    if (!isMarked) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && clearForGood();
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [isMarked, clearForGood]);

  if (!isMarked) return null;
  return (
    <button type="button" className={styles.clear} aria-keyshortcuts="Escape" onClick={clearForGood}>
      <Icon name="close" size="small" />
      {t("clearMarks")}
    </button>
  );
}
