/** A heading: its anchor and its distance from the top of the window, in pixels. */
export type HeadingPosition = { anchor: string; top: number };

/** What of the page is in view. */
export type View = {
  /** Where headings come to stand that a link has led to, and the height of the window, in pixels from its top. */
  line: number;
  height: number;
  isAtTop: boolean;
  /** Both at once on a page that fits into the window. */
  isAtEnd: boolean;
};

/** Fractions of a pixel, which browsers round as they like. */
const rounding = 1;

/**
 * The heading a reader is at: the last one that has come to the line where links lead to; at the end of the page the last
 * one, because short sections there can never reach the line. Null above the first heading.
 */
export function activeHeading(headings: HeadingPosition[], { line, isAtTop, isAtEnd }: View): string | null {
  if (isAtEnd && !isAtTop) return headings.at(-1)?.anchor ?? null;
  return headings.filter(({ top }) => top <= line + rounding).at(-1)?.anchor ?? null;
}

/** The heading of an address, when it stands where a link to it leads: at the line, or below it where the page ends. */
export function headingLedTo(
  headings: HeadingPosition[],
  anchor: string | undefined,
  view: View,
): HeadingPosition | null {
  const heading = headings.find((entry) => entry.anchor === anchor);
  if (!heading || heading.top < view.line - rounding) return null;
  const isBelow = heading.top > view.line + rounding;
  return isBelow && !(view.isAtEnd && heading.top < view.height) ? null : heading;
}

/** Whether a heading still stands where it stood. */
export function hasStayed({ anchor, top }: HeadingPosition, headings: HeadingPosition[]): boolean {
  return headings.some((now) => now.anchor === anchor && Math.abs(now.top - top) <= rounding);
}
