import type { Locale } from "../../../../site/locales";
import { docRule } from "../../rule";

/** Labels that say nothing when a screen reader lists the links of a page. */
const empty: Record<Locale, RegExp> = {
  en: /^(?:here|click here|link|this|this (?:page|link|article|guide|doc)|more|read more|learn more|see more|details)$/i,
  ru: /^(?:тут|здесь|там|сюда|ссылка|по ссылке|эта (?:страница|ссылка|статья)|на этой странице|далее|ещё|подробнее|подробности|читать далее|читайте здесь)$/i,
};

/** A link's label says where it leads, also when it is read without its sentence. */
export const tellingLinks = docRule({
  id: "telling-links",
  severity: "warning",
  about: "labels such as «here»",
  when: "check",
  reads: ({ locale }, { labels }) => ({ locale, labels }),
  find: ({ locale, labels }) =>
    labels.flatMap(({ label, line, column }) => {
      const isAddress = /^(?:https?:\/\/|www\.|\/)/.test(label);
      if (label !== "" && !isAddress && !empty[locale].test(label)) return [];
      const text = label === "" ? "a link has no label" : `the link label «${label}» does not say where it leads`;
      return [{ line, column, text, advice: "name what the reader finds there" }];
    }),
});
