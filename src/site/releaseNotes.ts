import type { defaultLocale, Locale } from "./locales";

/**
 * What changed in this documentation on a day, newest first. `date` is an ISO date and unique. A language without its
 * own words shows those of the default one.
 */
export type ReleaseNote = {
  date: string;
  changes: Partial<Record<Locale, string[]>> & Record<typeof defaultLocale, string[]>;
};

/** The release notes of the documentation: the Releases page and the feeds of all languages are made from them. */
export const releaseNotes: ReleaseNote[] = [
  {
    date: "2026-11-21",
    changes: {
      en: [
        "The whole knowledge base is here, in English and in Russian: fingerprints, proxies, features, account and billing, API and automation, moving from Indigo 6, troubleshooting and partner tools.",
        "Diagrams show how the parts of Indigo X fit together, where data travels and how to find the cause of a problem.",
        "Search forgives typos and the wrong keyboard layout, and finds field names, commands and error codes.",
        "A feed tells you about changes in this documentation.",
      ],
      ru: [
        "База знаний опубликована целиком, на русском и на английском: отпечатки, прокси, возможности, аккаунт и оплата, API и автоматизация, переход с Indigo 6, устранение неполадок и партнёрские инструменты.",
        "Схемы показывают, как связаны части Indigo X, куда передаются данные и как найти причину неполадки.",
        "Поиск понимает запросы с опечатками и в неверной раскладке, находит поля, команды и коды ошибок.",
        "Об изменениях в документации сообщает лента новостей.",
      ],
    },
  },
];
