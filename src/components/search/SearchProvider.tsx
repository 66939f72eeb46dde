import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { LazySearchDialog, prefetchSearch } from "./entry/LazySearchDialog";
import { useSearchShortcut } from "./useSearchShortcut";
import { useLocale } from "../../i18n/LocaleContext";
import { useSite } from "../siteContext/SiteContext";

type SearchControl = {
  open(): void;
  /** Loads code and index ahead of the click. */
  prefetch(): void;
};

const SearchContext = createContext<SearchControl>({ open() {}, prefetch() {} });

/** How any part of the page opens search. */
export function useSearchControl(): SearchControl {
  return useContext(SearchContext);
}

/** Holds the search dialog and its shortcut. Nothing is loaded before a reader shows interest. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const locale = useLocale();
  const { version } = useSite();
  const prefetch = useCallback(() => prefetchSearch(locale, version), [locale, version]);
  const open = useCallback(() => {
    // Keys and fingers come without pointing first.
    prefetch();
    setOpen(true);
  }, [prefetch]);
  const close = useCallback(() => setOpen(false), []);
  useSearchShortcut(open);
  const control = useMemo(() => ({ open, prefetch }), [open, prefetch]);
  return (
    <SearchContext.Provider value={control}>
      {children}
      {isOpen && <LazySearchDialog onClose={close} />}
    </SearchContext.Provider>
  );
}
