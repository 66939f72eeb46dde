import type { DocLink, SidebarItem } from "../../types/docs";

/** Where a page stands in the sidebar. */
export type Placement = {
  /** The categories above the page and the page itself, outermost first. */
  breadcrumbs: DocLink[];
  previous: DocLink | null;
  next: DocLink | null;
  /** Address of the innermost category that is open around the page, its own when it leads one; null at the top. */
  category: string | null;
};

/** The place of every page of a sidebar, by address. Pages outside the sidebar have none. */
export function placements(sidebar: SidebarItem[]): Map<string, Placement> {
  const order = flatten(sidebar);
  const places = new Map<string, Placement>();
  const place = (items: SidebarItem[], above: DocLink[]) => {
    for (const { label, path, items: below } of items) {
      const breadcrumbs = [...above, { label, path }];
      const at = places.size;
      places.set(path, {
        breadcrumbs,
        previous: order[at - 1] ?? null,
        next: order[at + 1] ?? null,
        category: below ? path : (above.at(-1)?.path ?? null),
      });
      place(below ?? [], breadcrumbs);
    }
  };
  place(sidebar, []);
  return places;
}

/** Every row of the sidebar, from top to bottom. */
export function flatten(sidebar: SidebarItem[]): DocLink[] {
  return sidebar.flatMap(({ label, path, items }) => [{ label, path }, ...flatten(items ?? [])]);
}
