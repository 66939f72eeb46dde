import { languageName } from "../../i18n/languageName";
import { useLocale, useStrings } from "../../i18n/LocaleContext";
import type { Locale } from "../../site/locales";
import { Notice } from "./Notice";

type Props = { originalLocale: Locale };

/** Says that a page is not translated yet, and which language its text is in. */
export function FallbackNotice({ originalLocale }: Props) {
  const t = useStrings("notices");
  const locale = useLocale();
  return (
    <Notice tone="info" label={t("label")}>
      <strong>{t("fallback")}</strong> {t("fallbackText", { language: languageName(originalLocale, locale) })}
    </Notice>
  );
}
