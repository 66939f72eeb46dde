import homeStrings from "site-strings/own/home.json";
import { keepOwnStrings } from "../../i18n/keptStrings";
import { useOwnStrings } from "../../i18n/LocaleContext";
import type { Translate } from "../../i18n/strings";

keepOwnStrings("home", homeStrings);

/** By language, for the head of the page. */
export { homeStrings };

/** Words of the home page, in the language of the page around a component. */
export function useHomeStrings(): Translate<"home"> {
  return useOwnStrings("home");
}
