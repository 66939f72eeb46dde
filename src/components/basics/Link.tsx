import { Link as GatsbyLink, withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import { useStrings } from "../../i18n/LocaleContext";
import { Icon } from "./Icon";
import { VisuallyHidden } from "./VisuallyHidden";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A page of this site (`/ru/profiles/`), a file (`/feed.xml`), an anchor (`#steps`), or an address elsewhere. */
  to: string;
  children: ReactNode;
  /** Handed to the page that opens, without standing in its address. */
  state?: object;
  /** Shown only to readers without scripts. */
  "data-without-scripts"?: "";
  /** A row of the sidebar that has a list below it. */
  "data-category"?: "" | undefined;
  /** Name of the docs version that the link chooses. */
  "data-version"?: string;
  linkRef?: Ref<HTMLAnchorElement>;
};

const isFile = /\.[a-z]+$/;

/**
 * The one link of the site. Internal addresses open without a reload and are prefetched; addresses elsewhere
 * open in a new tab and say so.
 */
export function Link({ to, children, state, linkRef, ...attributes }: Props) {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to))
    return (
      <OutsideLink to={to} {...attributes}>
        {children}
      </OutsideLink>
    );
  if (to.startsWith("#") || isFile.test(to))
    return (
      <a href={to.startsWith("#") ? to : withPrefix(to)} {...attributes}>
        {children}
      </a>
    );
  // A touch begins a good tenth of a second before the click: load the page meanwhile.
  const load = () => window.___loader.hovering(to);
  return (
    <GatsbyLink to={to} innerRef={linkRef} state={state} onTouchStart={load} {...attributes}>
      {children}
    </GatsbyLink>
  );
}

function OutsideLink({ to, children, ...attributes }: Props) {
  const t = useStrings("header");
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
      <Icon name="outside" size="tiny" />
      <VisuallyHidden> {t("newTab")}</VisuallyHidden>
    </a>
  );
}
