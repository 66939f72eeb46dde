/** Size of the letters in diagrams, in pixels. */
export const fontSize = 14;
export const lineHeight = 19;

/**
 * Widths in parts of the font's size. No browser runs while the site is built, and system fonts differ, so these are
 * upper bounds of Segoe UI, San Francisco, Roboto, Arial and DejaVu Sans, measured in Chromium; boxes are padded generously.
 */
const widths: [RegExp, number][] = [
  [/[ilIj|!.,:;'’`]/u, 0.33],
  [/[ftr()[\]/\\ \u00a0"«»-]/u, 0.42],
  [/[mwMWшщжюыфШЩЖЮЫФ—…@%]/u, 0.92],
  [/[\p{Lu}]/u, 0.74],
];
const usual = 0.6;

/** About how wide a line of text is, in pixels; never less than it is. */
export function textWidth(text: string): number {
  const letters = [...text].map((letter) => widths.find(([pattern]) => pattern.test(letter))?.[1] ?? usual);
  return Math.ceil(letters.reduce((sum, width) => sum + width, 0) * fontSize);
}

/** Breaks a text into lines of about equal length that are at most so many pixels wide, at spaces. */
export function wrapText(text: string, widest: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const count = Math.max(1, Math.ceil(textWidth(text) / widest));
  const even = Math.max(textWidth(text) / count, ...words.map(textWidth));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    // A line may be a little longer than the others, but never wider than it may be.
    if (last !== undefined && textWidth(longer) <= Math.min(widest, even * 1.2)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
