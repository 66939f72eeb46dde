import { languageName } from "../../i18n/languageName";
import { useLocale, useStrings } from "../../i18n/LocaleContext";
import type { Locale } from "../../site/locales";
import { Link } from "../basics/Link";
import { Notice } from "./Notice";
import { OlderVersionNotice } from "./OlderVersionNotice";

type Props = {
  /** What is to say about the translation. */
  kind: "fallback" | "outdated" | null;
  originalPath: string;
  originalLocale: Locale;
};

/** What a reader should know about a doc before reading it. */
export function DocNotices(props: Props) {
  return (
    <>
      <OlderVersionNotice />
      <TranslationNotice {...props} />
    </>
  );
}

/** Says that a page is not translated yet, or that its original has changed since. */
function TranslationNotice({ kind, originalPath, originalLocale }: Props) {
  const t = useStrings("notices");
  const locale = useLocale();
  if (kind === null) return null;
  if (kind === "fallback") {
    return (
      <Notice tone="info" label={t("label")}>
        <strong>{t("fallback")}</strong> {t("fallbackText", { language: languageName(originalLocale, locale) })}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" label={t("label")}>
      {t("outdated")} <Link to={originalPath}>{t("outdatedLink")}</Link>
    </Notice>
  );
}
