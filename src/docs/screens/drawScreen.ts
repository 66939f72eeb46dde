import type { Text } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { jsxElement } from "../jsxElement";
import type { Screen, ScreenPart, SignName } from "./screen";

/** The icon of each sign in the site's sprite; null where the style sheet draws it. */
const signIcons: Record<SignName, string | null> = {
  start: "start",
  stop: "stop",
  lock: "lock",
  ticked: "check",
  unticked: null,
  wait: "clock",
  good: "check",
};

/** Icons of what has no sign of its own: where to press, and that there is more to choose from. */
const markIcons = { press: "press", choice: "down" };

type Drawn = MdxJsxFlowElement;

/**
 * Draws a screen: plain elements that say by `data-part` what they are. How they look comes from CSS. What stands in no
 * window of its own is the first window.
 */
export function drawScreen(screen: Screen): Drawn[] {
  const loose = screen.filter(({ kind }) => kind !== "window");
  const windows = screen.filter(({ kind }) => kind === "window");
  return [
    ...(loose.length > 0 ? [element("div", "window", loose.map(drawPart))] : []),
    ...windows.map(({ label, parts }) =>
      element("div", "window", [...(label ? [words("title", label)] : []), ...parts.map(drawPart)], { window: "own" }),
    ),
  ];
}

function drawPart(part: ScreenPart): Drawn {
  const { kind, label, value, text, sign, parts } = part;
  const name = label || text;
  switch (kind) {
    case "field":
      return element("div", kind, [
        words("name", label),
        element(
          "span",
          "box",
          [value || text, ...(part.isChoice ? [icon(markIcons.choice)] : []), ...mark(part)],
          press(part),
        ),
      ]);
    case "bar":
      return element("div", kind, parts.map(drawPart));
    case "row":
      return element("div", kind, [words("name", name), ...parts.map(drawPart), ...mark(part)], press(part));
    case "sign": {
      const drawn = sign && signIcons[sign];
      return element("span", kind, [...(drawn ? [icon(drawn)] : []), ...mark(part)], {
        sign: sign ?? "",
        ...press(part),
      });
    }
    case "remark":
      return element("div", kind, [text]);
    default:
      return element("span", kind, [name, ...mark(part)], { ...(part.isHere && { here: "" }), ...press(part) });
  }
}

/** The sign of a place to press: a pointer, or its number, which the style sheet writes. */
function mark({ isPressed, number }: ScreenPart): Drawn[] {
  return isPressed && number === null ? [icon(markIcons.press)] : [];
}

function press({ isPressed, number }: ScreenPart): Record<string, string> {
  return isPressed ? { press: number === null ? "" : String(number) } : {};
}

function icon(name: string): Drawn {
  return jsxElement("svg", { "data-icon": name, "aria-hidden": "true" }, [jsxElement("use", { href: `#i-${name}` })]);
}

function words(part: string, text: string): Drawn {
  return element("span", part, [text]);
}

function element(tag: string, part: string, children: (Drawn | string)[], data: Record<string, string> = {}): Drawn {
  const attributes = Object.entries({ part, ...data }).map(([name, value]) => [`data-${name}`, value] as const);
  return jsxElement(
    tag,
    Object.fromEntries(attributes),
    children.flatMap((child): Drawn | Text | [] => {
      if (typeof child !== "string") return child;
      return child ? { type: "text", value: child } : [];
    }),
  );
}
