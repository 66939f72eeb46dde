import { Children, type ReactNode, useId, useRef } from "react";
import { useStrings } from "../../../i18n/LocaleContext";
import { Details } from "../blocks/Details";
import { useScrolls } from "../useScrolls";
import * as styles from "./Diagram.module.css";

type Props = {
  title: string;
  /** What the picture shows, for readers who do not see it. */
  text: string;
  /** Sizes in pixels: of the picture, and of the letters that it was laid out for. */
  width: string;
  height: string;
  fontSize: string;
  /** The diagram as a list, then its picture: parts of an SVG. */
  children: ReactNode;
};

/** Pixels of width up to which letters stay legible when the picture shrinks to the width of a phone. */
const smallWidth = 440;

/** A picture of boxes and arrows in the colours of the theme, and the same in words. */
export function Diagram({ title, text, width, height, fontSize, children }: Props) {
  const t = useStrings("prose");
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [list, ...picture] = Children.toArray(children);
  return (
    <figure className={styles.diagram}>
      <div className={styles.box} ref={box} role="group" aria-label={title} {...useScrolls(box)}>
        <svg
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}text`}
          data-size={Number(width) <= smallWidth ? "small" : undefined}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          fontSize={fontSize}
        >
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}text`}>{text}</desc>
          {picture}
        </svg>
      </div>
      <figcaption>{title}</figcaption>
      <Details summary={t("diagramText")}>{list}</Details>
    </figure>
  );
}
