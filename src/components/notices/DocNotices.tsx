import type { Locale } from "../../site/locales";
import type { Outdated } from "../../types/docs";
import { FallbackNotice } from "./FallbackNotice";
import { OlderVersionNotice } from "./OlderVersionNotice";
import { OutdatedNotice } from "./OutdatedNotice";

type Props = {
  /** Language of the text, where the page shows another language's. */
  originalLocale: Locale | null;
  outdated: Outdated | null;
  originalPath: string;
};

/** What a reader should know about a doc before reading it. */
export function DocNotices({ originalLocale, outdated, originalPath }: Props) {
  return (
    <>
      <OlderVersionNotice />
      {originalLocale && <FallbackNotice originalLocale={originalLocale} />}
      {outdated && <OutdatedNotice {...outdated} originalPath={originalPath} />}
    </>
  );
}
