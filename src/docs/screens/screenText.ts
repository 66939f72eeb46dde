import { screenStrings } from "../../i18n/bundledStrings";
import { translate } from "../../i18n/translate";
import type { Locale } from "../../site/locales";
import { everyPart, type Screen, type ScreenPart, type SignName } from "./screen";

type Key = keyof (typeof screenStrings)["en"];
type Say = (key: Key, values?: Record<string, string | number>) => string;

const signWords: Record<SignName, Key> = {
  start: "start",
  stop: "stop",
  lock: "lock",
  ticked: "ticked",
  unticked: "unticked",
  wait: "wait",
  good: "good",
};

/** A drawing in words, for readers who do not see it: its parts from the top, and where to press. */
export function screenText(screen: Screen, locale: Locale): string {
  const strings = { [locale]: { screens: screenStrings[locale] } };
  const say: Say = (key, values) => translate(strings, locale, "screens", key, values);
  return say("drawing", { parts: screen.map((part) => inWords(part, say)).join("; ") });
}

function inWords(part: ScreenPart, say: Say): string {
  const name = nameOf(part, say);
  const parts = part.parts.map((inner) => inWords(inner, say)).join(", ");
  const whole = name && parts ? say("holds", { name, parts }) : name + parts;
  const state = stateOf(part, say);
  return state ? say("is", { name: whole, state }) : whole;
}

function nameOf({ kind, label, value, text, sign }: ScreenPart, say: Say): string {
  switch (kind) {
    case "bar":
      return "";
    case "window":
      return label ? say("windowNamed", { label }) : say("window");
    case "row":
      return label || text ? say("rowNamed", { label: label || text }) : say("row");
    case "field": {
      const name = say("field", { label });
      return value || text ? say("filled", { name, value: value || text }) : name;
    }
    case "button":
      return say("button", { label });
    case "place":
      return say("place", { label });
    case "sign":
      return sign ? say(signWords[sign]) : "";
    case "remark":
      // A sentence of its own there, a part of one here.
      return say("remark", { text: text.replace(/\.$/, "") });
  }
}

function stateOf({ kind, isHere, isPressed, isChoice, number }: ScreenPart, say: Say): string {
  if (isHere) return say("here");
  if (!isPressed) return "";
  const press = say(kind !== "field" ? "press" : isChoice ? "choose" : "fillIn");
  return number === null ? press : say("numbered", { press, number });
}

/** What search finds of a drawing: labels, values and remarks, each once. Samples are nobody's words. */
export function screenWords(screen: Screen): string {
  const words = everyPart(screen).flatMap(({ kind, label, value, text }) => [
    label,
    value,
    kind === "remark" ? text : "",
  ]);
  return [...new Set(words.filter(Boolean))].join(", ");
}
