import type { IconName } from "./icons";
import * as styles from "./Icon.module.css";

type Props = {
  name: IconName;
  size?: "small" | "tiny" | undefined;
};

/** A decorative icon; what it means is always said in words beside it. */
export function Icon({ name, size }: Props) {
  const className = [styles.icon, size === "small" && styles.small, size === "tiny" && styles.tiny]
    .filter(Boolean)
    .join(" ");
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
