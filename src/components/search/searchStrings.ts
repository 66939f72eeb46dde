import searchStrings from "site-strings/own/search.json";
import { keepOwnStrings } from "../../i18n/keptStrings";
import { useOwnStrings } from "../../i18n/LocaleContext";
import type { Translate } from "../../i18n/strings";

keepOwnStrings("search", searchStrings);

/** By language, for the head of the page. */
export { searchStrings };

/** Words of search, for its dialog and its page, in the language of the page around a component. */
export function useSearchStrings(): Translate<"search"> {
  return useOwnStrings("search");
}
