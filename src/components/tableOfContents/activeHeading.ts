/** A heading: its anchor and its distance from the top of the window, in pixels. */
export type HeadingPosition = { anchor: string; top: number };

/**
 * The heading a reader is at: the last one that has passed the reading line; at the end of the page the last one,
 * because short sections there can never reach the line. Null above the first heading.
 * @param line distance of the reading line from the top of the window, in pixels
 */
export function activeHeading(headings: HeadingPosition[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return headings.at(-1)?.anchor ?? null;
  return headings.filter(({ top }) => top <= line).at(-1)?.anchor ?? null;
}
