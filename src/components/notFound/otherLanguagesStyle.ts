import { localeKeys } from "../../site/locales";

/**
 * A style sheet for the file that holds every language: once the early script has told which one is wanted, the others
 * leave before the first paint. A style sheet of its own, because it is made from the list of languages.
 */
export const otherLanguagesStyle = localeKeys
  .map((key) => `:root[data-not-found-locale=${key}] [data-not-found]:not([data-not-found=${key}]){display:none}`)
  .join("");
