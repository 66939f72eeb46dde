import homeStrings from "site-strings/own/home.json";
import { ownStrings } from "../../i18n/LocaleContext";

/** By language, for the head of the page. */
export { homeStrings };

/** Words of the home page, in the language of the page around a component. */
export const useHomeStrings = ownStrings("home", homeStrings);
