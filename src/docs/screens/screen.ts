/** Signs that stand in the product for a word: each is an icon of the site or a box, and a word in `screens.json`. */
export const signNames = ["start", "stop", "lock", "ticked", "unticked", "wait", "good"] as const;
export type SignName = (typeof signNames)[number];

/** Parts of a drawing, by the component that authors write. */
export const partKinds = {
  Window: "window",
  Bar: "bar",
  Row: "row",
  Field: "field",
  Button: "button",
  Place: "place",
  Sign: "sign",
  Remark: "remark",
} as const;

export type PartKind = (typeof partKinds)[keyof typeof partKinds];

/** A part of a drawing of the product, with its words in the doc's language; what it lacks is empty. */
export type ScreenPart = {
  kind: PartKind;
  /** What the product calls it. */
  label: string;
  /** A value of the product, in a field. */
  value: string;
  /** The author's words: samples, remarks. */
  text: string;
  sign: SignName | null;
  /** Whether the reader is here now. */
  isHere: boolean;
  /** Whether its value is one of several. */
  isChoice: boolean;
  isPressed: boolean;
  /** The how-manieth place to press it is; null where there is nothing to count. */
  number: number | null;
  parts: ScreenPart[];
};

/** A schematic drawing of the product's interface. */
export type Screen = ScreenPart[];

/** The kind of part that a component is; undefined when it is none. */
export function partKind(component: string | null): PartKind | undefined {
  return component !== null && Object.hasOwn(partKinds, component)
    ? partKinds[component as keyof typeof partKinds]
    : undefined;
}

/** Counts the places to press, from the top; one alone needs no number. */
export function countPresses(screen: Screen): void {
  const pressed = everyPart(screen).filter(({ isPressed }) => isPressed);
  if (pressed.length < 2) return;
  for (const [index, part] of pressed.entries()) part.number = index + 1;
}

/** All parts of a drawing, each before those within it. */
export function everyPart(parts: ScreenPart[]): ScreenPart[] {
  return parts.flatMap((part) => [part, ...everyPart(part.parts)]);
}
