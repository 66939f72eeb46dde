/** Everything the site keeps in the reader's browser: plain strings, all optional, never sent anywhere. */
export const storageKeys = {
  theme: "theme",
  version: "docs-preferred-version-default",
  announcementId: "announcement.id",
  announcementDismissed: "announcement.dismissed",
  recentSearches: "search.recent",
  /** Session storage: the address that was reloaded after a failed load, so that a reload happens once. */
  reloaded: "navigation.reloaded",
  /** Session storage: where the reader was on each entry of the tab's history. */
  places: "navigation.places",
} as const;

/** Key of the remembered choice of a group of tabs. */
export function tabsKey(group: string): string {
  return `tabs.${group}`;
}
