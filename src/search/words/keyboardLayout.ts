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

/** How many keys each row of letters has, from the one above Tab, and how far it is moved to the right of the row above Tab's. */
const rows = [
  { keys: 1, offset: -1 },
  { keys: 12, offset: 0 },
  { keys: 11, offset: 0.25 },
  { keys: 9, offset: 0.75 },
];

/** Whether two letters are on keys that touch each other in one of the layouts, so that a finger may miss one. */
export function areNeighbourKeys(first: string, second: string, layouts: readonly Layout[]): boolean {
  return layouts.some(({ keyboard }) => {
    const [a, b] = [placeOf(keyboard.keys.indexOf(first)), placeOf(keyboard.keys.indexOf(second))];
    if (!a || !b || Math.abs(a.row - b.row) > 1) return false;
    const distance = Math.abs(a.column - b.column);
    return a.row === b.row ? distance === 1 : distance < 1;
  });
}

function placeOf(key: number): { row: number; column: number } | null {
  let first = 0;
  for (const [row, { keys, offset }] of rows.entries()) {
    if (key >= first && key < first + keys) return { row, column: key - first + offset };
    first += keys;
  }
  return null;
}
