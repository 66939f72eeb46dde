import strings from "site-strings/own/home.json";
import { keepOwnStrings } from "../../i18n/keptStrings";

keepOwnStrings("home", strings);
