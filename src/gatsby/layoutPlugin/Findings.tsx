import { useEffect, useState } from "react";
import { withBasePath } from "../../browser/basePath";
import { refreshSiteData } from "../../browser/siteData";
import type { Locale } from "../../site/locales";
import { findingsFile } from "../../site/names";
import * as styles from "./Findings.module.css";

/** Milliseconds between two looks at what has been found. */
const interval = 1000;

type Props = { path: string; locale: Locale; version: string };

/** What the checks say about the doc of a page, above it, for its author: in the development server only. */
export function Findings({ path, locale, version }: Props) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const look = async () => {
      void refreshSiteData(locale, version);
      const response = await fetch(withBasePath(findingsFile)).catch(() => null);
      if (!response?.ok) return;
      const pages = (await response.json()) as Record<string, string[]>;
      setLines(pages[path] ?? []);
    };
    void look();
    const timer = setInterval(() => void look(), interval);
    return () => clearInterval(timer);
  }, [path, locale, version]);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.findings} role="status">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
