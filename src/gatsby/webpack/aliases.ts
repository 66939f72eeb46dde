import path from "node:path";
import type { WebpackConfig } from "./webpackConfig";

/**
 * gatsby-plugin-react-i18next makes pages for each language and asks GraphQL for their strings; in the browser it brings
 * i18next and react-i18next, 20 KB compressed, for texts that the build knows. What pages want of them is some 400 bytes.
 */
export function aliasStrings({ resolve }: WebpackConfig): void {
  resolve.alias = {
    ...resolve.alias,
    i18next$: path.resolve("src/gatsby/browser/strings/i18next.ts"),
    "react-i18next$": path.resolve("src/gatsby/browser/strings/reactI18next.tsx"),
  };
}
