import { useLocale, useStrings } from "../../../i18n/LocaleContext";
import { feedPath } from "../../../i18n/feedPath";
import { ProseLink } from "../text/ProseLink";

/** Leads to the feed of the release notes in the page's language. */
export function FeedLink() {
  const t = useStrings("prose");
  return (
    <p>
      <ProseLink href={feedPath(useLocale())}>{t("feedLink")}</ProseLink>
    </p>
  );
}
