import { facts } from "./facts";
import type { Locale } from "./locales";

/** A link that leaves the site. `key` names its label in `header.json`; `locale` is the language of the target. */
export type OutsideLink = { key: "support" | "chat" | "website"; url: string; locale?: Locale };

/** Links of the header, the drawer and the footer, in their order. */
export const outsideLinks: OutsideLink[] = [
  { key: "support", url: facts.supportUrl.value },
  { key: "chat", url: facts.russianChatUrl.value, locale: "ru" },
  { key: "website", url: facts.productUrl.value },
];
