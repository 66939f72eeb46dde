/** Pixels below the header within which a heading counts as the one that is read. */
const reach = 80;

/**
 * Anchor of the section that the reader is in, in the doc that is open; empty above the first one. Headings have the same
 * anchors in every language.
 */
export function currentSection(): string {
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + reach;
  const headings = [...document.querySelectorAll<HTMLElement>("[data-article] :is(h2, h3)[id]")];
  return headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id ?? "";
}
