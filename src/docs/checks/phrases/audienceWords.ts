import type { AvoidedPhrase } from "./avoidedPhrases";

/** Terms for which Russian readers have a word of their own: a doc names it once, in brackets, and is found by it. */
export const audienceWords: AvoidedPhrase[] = [
  {
    phrase: "список разрешённых адресов",
    write: "впервые на странице: список разрешённых адресов (белый список)",
    find: /спис\p{L}+ разрешённых/u,
    unless: /бел\p{L}+ спис\p{L}+/u,
  },
  {
    phrase: "проверочный сайт",
    write: "впервые на странице: проверочный сайт (чекер)",
    find: /проверочн\p{L}+ (?:сайт|страниц)\p{L}*/u,
    unless: /чекер\p{L}*/u,
  },
  {
    phrase: "проверка, человек ли вы",
    write: "впервые на странице: проверка «вы не робот» (капча)",
    find: /человек ли вы|что вы (?:человек|не робот)|вы не робот/u,
    unless: /капч\p{L}+/u,
  },
  {
    phrase: "резидентный прокси",
    write: "впервые на странице: резидентные прокси (резидентские)",
    find: /резидентн\p{L}+/u,
    unless: /резидентск\p{L}+/u,
  },
  {
    phrase: "CookieRobot (куки-робот)",
    write: "впервые на странице: CookieRobot (куки-робот, «прогрев» куки)",
    find: /куки-робот/u,
    unless: /прогрев\p{L}*/u,
  },
];
