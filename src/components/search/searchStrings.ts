import strings from "site-strings/own/search.json";
import { keepOwnStrings } from "../../i18n/keptStrings";

keepOwnStrings("search", strings);
