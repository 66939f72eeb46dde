import type { Locale } from "../../../site/locales";
import type { Bytes } from "../../support/built/firstLoad";
import type { PageKind } from "../../support/built/measuredPages";
import type { InteractionTimes } from "./measureInteractions";
import type { LoadTimes } from "./measureLoad";
import type { NavigationTimes } from "./measureNavigation";
import type { SearchTimes } from "./measureSearch";

/** One run with a doc; search is the same on every page and is measured on the short doc only. */
export type DocRun = {
  /** Milliseconds that a fixed piece of work took (`slowPhone.ts`). */
  work: number;
  load: LoadTimes;
  navigation: NavigationTimes;
  interactions: InteractionTimes;
  search: SearchTimes | null;
};

/** All runs with a doc. */
export type MeasuredDoc = { locale: Locale; kind: PageKind; path: string; runs: DocRun[] };

/** What the first load of a page weighs. */
export type WeighedPage = { locale: Locale; kind: PageKind; path: string; bytes: Bytes };
