import { createElement } from "react";
import { icons } from "./icons";

/** The drawings of all icons, once a page; `Icon` refers to them. */
export function IconSprite() {
  return (
    <svg display="none" aria-hidden="true">
      {Object.entries(icons).map(([name, parts]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {parts.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
        </symbol>
      ))}
    </svg>
  );
}
