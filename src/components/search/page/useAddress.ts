import { useEffect } from "react";
import { withBasePath } from "../../../browser/basePath";
import { announceAddressChange } from "../../../browser/useQueryAndHash";
import { useLocale } from "../../../i18n/LocaleContext";
import { useSite } from "../../siteContext/SiteContext";
import { askedIn, searchAddress } from "../searchAddress";
import type { Search } from "../useSearch";

type Props = {
  search: Search;
  /** Query part of the address the page was opened at, or that Back and Forward lead to. */
  addressQuery: string;
  /** Names the entry of the history: two of them may have the same query. */
  entry: string | undefined;
};

/**
 * Keeps query and section of a search as the address has them. @returns how to write others into the address: not a
 * navigation, without a request, a scroll or a new entry
 */
export function useAddress({ search, addressQuery, entry }: Props): (query: string, section: string | null) => void {
  const edition = { locale: useLocale(), version: useSite().version };
  const { setQuery, setSection } = search;
  useEffect(() => {
    const asked = askedIn(addressQuery);
    setQuery(asked.query);
    setSection(asked.section);
  }, [addressQuery, entry, setQuery, setSection]);
  return (query, section) => {
    setQuery(query);
    setSection(section);
    history.replaceState(history.state, "", withBasePath(searchAddress(edition, query, section)));
    announceAddressChange();
  };
}
