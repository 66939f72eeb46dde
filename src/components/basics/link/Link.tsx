import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { withBasePath } from "../../../browser/basePath";
import { isPlainClick, openAddress } from "../../../browser/openAddress";
import { useStrings } from "../../../i18n/LocaleContext";
import { usePath } from "./PathContext";
import { Icon } from "../Icon";
import { loadInView } from "./loadInView";
import { VisuallyHidden } from "../VisuallyHidden";
import * as styles from "./Link.module.css";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A page of this site (`/ru/profiles/`), a file (`/feed.xml`), an anchor (`#steps`), or an address elsewhere. */
  to: string;
  children: ReactNode;
  /** Shown only to readers without scripts. */
  "data-without-scripts"?: "";
  /** A row of the sidebar that has a list below it. */
  "data-category"?: "" | undefined;
  /** A link to the same page in another language. */
  "data-language"?: "" | undefined;
  /** Name of the docs version that the link chooses. */
  "data-version"?: string;
};

const isFile = /\.[a-z]+$/;

/**
 * The one link of the site. Internal addresses open without a reload and are prefetched; addresses elsewhere
 * open in a new tab and say so.
 */
export function Link({ to, children, ...attributes }: Props) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to))
    return (
      <OutsideLink to={to} {...attributes}>
        {children}
      </OutsideLink>
    );
  if (to.startsWith("#") || isFile.test(to))
    return (
      <a href={to.startsWith("#") ? to : withBasePath(to)} {...attributes}>
        {children}
      </a>
    );
  return (
    <PageLink to={to} {...attributes}>
      {children}
    </PageLink>
  );
}

/**
 * A link to a page of this site. Gatsby's own is nine components deep, all of which React walks for each link whenever the
 * address changes. With this one its part of opening a page fell from 98 to 57 ms (a processor 4 times slower).
 */
function PageLink({ to, children, onClick, ...attributes }: Props) {
  const ref = useRef<HTMLAnchorElement>(null);
  const isOpen = encodeURI(to) === usePath();
  const address = withBasePath(to);
  const page = address.replace(/#.*/, "");
  useEffect(() => (ref.current ? loadInView(ref.current, page) : undefined), [page]);
  // A touch begins a good tenth of a second before the click: load the page meanwhile.
  const load = () => window.___loader.hovering(page);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    openAddress(to);
  };
  return (
    <a
      aria-current={isOpen ? "page" : undefined}
      {...attributes}
      href={address}
      ref={ref}
      onClick={handleClick}
      onMouseEnter={load}
      onTouchStart={load}
    >
      {children}
    </a>
  );
}

function OutsideLink({ to, children, ...attributes }: Props) {
  const t = useStrings("header");
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      {/* A word joiner (U+2060) keeps the mark with the last word: a browser may break a line before a picture. */}
      <span className={styles.mark} aria-hidden="true">
        {"\u2060"}
        <Icon name="outside" size="tiny" />
      </span>
      <VisuallyHidden> {t("newTab")}</VisuallyHidden>
    </a>
  );
}
