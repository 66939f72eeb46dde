import * as styles from "./Figure.module.css";

type Props = { src: string; alt?: string; width?: number; height?: number };

/** An image with its size, so that nothing moves when it arrives. */
export function Image({ src, alt = "", width, height }: Props) {
  return (
    <img
      className={styles.image}
      src={`${__PATH_PREFIX__}${src}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
