/** What can be pressed or typed into, and the ways on at the end of a page. */
const wanted = "a, button, summary, input, select, textarea, nav, footer";

/** Where it is looked, along each side: closer together than a line of text is high. */
const shares = [0, 0.5, 1];

/** Whether an element that floats over the page lies over nothing that a reader may want to press. */
export function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const below = shares.flatMap((x) =>
    shares.flatMap((y) => document.elementsFromPoint(left + x * (width - 1), top + y * (height - 1))),
  );
  return !below.some((other) => !element.contains(other) && other.matches(wanted));
}
