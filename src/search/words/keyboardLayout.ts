import type { SearchLanguage } from "../../languages/language";
import { hasScript } from "../../languages/hasScript";

type Layout = Pick<SearchLanguage, "script" | "keyboard">;

/**
 * What the same keys would have typed in the layouts of other scripts: `ghjrcb` ↔ «прокси». Keys that are punctuation
 * in one layout are letters in the other: `;` is «ж».
 * @param layouts one for each script
 * @returns nothing when the text has letters of several scripts or of none
 */
export function otherLayouts(text: string, layouts: readonly Layout[]): string[] {
  const [typed, ...more] = layouts.filter(({ script }) => hasScript(text, script));
  if (!typed || more.length > 0) return [];
  const keys = [...text.toLowerCase()].map((key) => typed.keyboard.shifted[key] ?? key);
  return layouts
    .filter((layout) => layout !== typed)
    .map(({ keyboard }) => {
      const inOther = (key: string) => keyboard.keys[typed.keyboard.keys.indexOf(key)] ?? key;
      return keys.map(inOther).join("");
    });
}
