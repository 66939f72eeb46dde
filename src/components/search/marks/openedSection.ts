/**
 * The part of an article that an address with a hash leads to: from its heading to the next one of the same or a higher
 * level. Without a hash, or with one that the article does not have, its opening: all that stands before the first heading
 * with an address.
 * @param hash of the address, with its `#` and its escapes; may be broken
 */
export function openedSection(article: HTMLElement, hash: string): Range {
  const headings = [...article.querySelectorAll<HTMLElement>(":is(h2, h3, h4, h5, h6)[id]")];
  const opened = headings.findIndex(({ id }) => id === anchorOf(hash));
  const own = headings[opened];
  const next = headings.slice(opened + 1).find((heading) => !own || heading.tagName <= own.tagName);
  const range = new Range();
  range.selectNodeContents(article);
  if (own) range.setStartBefore(own);
  if (next) range.setEndBefore(next);
  return range;
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
