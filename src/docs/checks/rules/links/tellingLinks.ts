import type { Locale } from "../../../../site/locales";
import type { Rule } from "../../checkedSite";

/** Labels that say nothing when a screen reader lists the links of a page. */
const empty: Record<Locale, RegExp> = {
  en: /^(?:here|click here|link|this|this (?:page|link|article|guide|doc)|more|read more|learn more|see more|details)$/i,
  ru: /^(?:тут|здесь|там|сюда|ссылка|по ссылке|эта (?:страница|ссылка|статья)|на этой странице|далее|ещё|подробнее|подробности|читать далее|читайте здесь)$/i,
};

/** A link's label says where it leads, also when it is read without its sentence. */
export const tellingLinks: Rule = ({ compiled }) =>
  [...compiled].flatMap(([doc, { labels }]) =>
    labels.flatMap(({ label, line, column }) => {
      const isAddress = /^(?:https?:\/\/|www\.|\/)/.test(label);
      if (label !== "" && !isAddress && !empty[doc.locale].test(label)) return [];
      return [
        {
          rule: "telling-links",
          severity: "warning" as const,
          file: doc.sourcePath,
          line,
          column,
          text: label === "" ? "a link has no label" : `the link label «${label}» does not say where it leads`,
          advice: "name what the reader finds there",
        },
      ];
    }),
  );
