import { useStrings } from "../../i18n/LocaleContext";
import type { Outdated } from "../../types/docs";
import { Link } from "../basics/link/Link";
import { Notice } from "./Notice";

type Props = Outdated & { originalPath: string };

/** Says that the original of a translation has changed since, and leads to it and to its changes. */
export function OutdatedNotice({ since, historyUrl, originalPath }: Props) {
  const t = useStrings("notices");
  return (
    <Notice tone="warning" label={t("label")}>
      {since ? t("outdatedSince", { date: since }) : t("outdated")} <Link to={originalPath}>{t("outdatedLink")}</Link>
      {historyUrl && (
        <>
          {" "}
          · <Link to={historyUrl}>{t("outdatedChanges")}</Link>
        </>
      )}
    </Notice>
  );
}
