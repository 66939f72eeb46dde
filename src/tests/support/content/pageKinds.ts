import { type ContentPage, contentPages } from "./contentPages";

/** The first doc with a trait. @throws when the content has none, and says which trait it lacks */
function docWith(docs: ContentPage[], trait: string, has: (doc: ContentPage) => boolean): string {
  const doc = docs.find(has);
  if (!doc) throw new Error(`There is no doc with ${trait} in content/: take another trait for this kind of page.`);
  return doc.path;
}

/** One page of each kind: home, a Russian doc with code and tables, a section's overview, search, not found. */
export function pageKinds(): string[] {
  const rich = docWith(contentPages("ru"), "code and a table", ({ body }) => /^```/m.test(body) && /^\|---/m.test(body));
  const overview = docWith(contentPages("en"), "cards of its section", ({ body }) => body.includes("<SectionCards"));
  return ["/", rich, overview, "/search/", "/404.html"];
}
