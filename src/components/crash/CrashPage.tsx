import { useEffect, useRef } from "react";
import { errorStrings } from "../../i18n/bundledStrings";
import { addLocale, localeOfPath } from "../../i18n/localePath";
import { stripBasePath, withBasePath } from "../../browser/basePath";
import { Button } from "../basics/Button";
import * as buttonStyles from "../basics/Button.module.css";
import { Summary } from "../summary/Summary";
import * as styles from "./CrashPage.module.css";

/** Where the keyboard goes when a page broke while it opened; `gatsby/browser/navigation/afterNavigation` looks for it. */
export const crashTitleId = "crash-title";

type Props = { error: Error; onRetry(): void };

/**
 * Says that the page broke and offers another try. It takes its words from the address and links without the
 * router, because it may stand outside everything that could have broken.
 */
export function CrashPage({ error, onRetry }: Props) {
  const locale = localeOfPath(stripBasePath(location.pathname));
  const t = errorStrings[locale];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page} role="alert">
      <h1 ref={heading} id={crashTitleId} tabIndex={-1}>
        {t.crashed}
      </h1>
      <p>{t.crashedText}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t.tryAgain}</Button>
        <a className={buttonStyles.quiet} href={withBasePath(addLocale("/", locale))}>
          {t.home}
        </a>
      </div>
      <details className={styles.details}>
        <Summary>{t.details}</Summary>
        <pre>{describe(error)}</pre>
      </details>
    </div>
  );
}

function describe(error: Error): string {
  const cause = error.cause instanceof Error ? `\n${describe(error.cause)}` : "";
  return `${error.name}: ${error.message}${cause}\n${location.pathname} · ${navigator.userAgent}`;
}
