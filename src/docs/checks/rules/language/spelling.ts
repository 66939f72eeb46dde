import { writingLanguages } from "../../../../languages/languages";
import { localeOfWord } from "../../../../languages/localeOfWord";
import { placeOf } from "../../../compile/collect/proseBlocks";
import type { Rule } from "../../checkedSite";
import { dictionary } from "../../spelling/dictionary";

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Hosts and files: browserleaks.com/ip, cookies.txt. */
const address = /[\w-]+(?:\.[a-z][\w-]*)+(?:\/\S*)?/g;
/** Names and abbreviations: ID, SOCKS5, macOS, JavaScript. */
const name = /^(?:\p{Lu}{2,}s?|.*\p{Ll}\p{Lu}.*|\p{Lu}{2,}-.*)$/u;

/** Every word is one that a dictionary or the project's own list of words knows. */
export const spelling: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { prose }]) =>
    prose.flatMap((block) =>
      [...block.text.replace(address, (text) => " ".repeat(text.length)).matchAll(word)].flatMap(
        ({ 0: found, index }) => {
          const touchesNumber = /[\p{N}_]/u.test(
            `${block.text[index - 1] ?? ""}${block.text[index + found.length] ?? ""}`,
          );
          if (found.length < 2 || touchesNumber || name.test(found)) return [];
          const locale = localeOfWord(found, doc.locale);
          const words = locale && dictionary(locale);
          const plain = found.replaceAll("’", "'");
          if (!words || words.has(plain)) return [];
          const meant = words.suggest(plain).map((suggestion) => `«${suggestion}»`);
          return [
            {
              rule: "spelling",
              severity: "warning" as const,
              file: doc.sourcePath,
              ...placeOf(block, index),
              text: `«${found}» is in no dictionary`,
              advice: `${meant.length > 0 ? `write ${meant.join(" or ")}, or ` : ""}add it to ${writingLanguages[locale].dictionary?.ownWords}`,
            },
          ];
        },
      ),
    ),
  );
