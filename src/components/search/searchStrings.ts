import searchStrings from "site-strings/own/search.json";
import { ownStrings } from "../../i18n/LocaleContext";

/** By language, for the head of the page. */
export { searchStrings };

/** Words of search, for its dialog and its page, in the language of the page around a component. */
export const useSearchStrings = ownStrings("search", searchStrings);
