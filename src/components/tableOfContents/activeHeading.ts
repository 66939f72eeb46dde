/** Where a heading stands: its anchor and its distance from the top of the window, in pixels. */
export type HeadingPlace = { anchor: string; top: number };

/**
 * The heading a reader is at: the last one that has passed the reading line; at the end of the page the last one,
 * because short sections there can never reach the line. Null above the first heading.
 * @param line distance of the reading line from the top of the window, in pixels
 */
export function activeHeading(places: HeadingPlace[], line: number, isAtEnd: boolean): string | null {
  if (isAtEnd) return places.at(-1)?.anchor ?? null;
  return places.filter(({ top }) => top <= line).at(-1)?.anchor ?? null;
}
