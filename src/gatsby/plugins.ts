import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { published } from "../docs/outputs/published";
import { defaultLocale, localeKeys } from "../site/locales";
import { progress } from "../site/behaviour";
import { contentFolder } from "../site/names";
import { localSearchPlugins } from "./localSearch";
import { progressColor } from "./progressColor";

const root = process.cwd();

/** Looks of the progress bar. */
export const progressOptions = {
  color: `var(${progressColor})`,
  minimum: progress.minimum,
  speed: progress.speed,
  trickleSpeed: progress.trickleSpeed,
  showSpinner: false,
};

/** Order matters once: the layout stands before the i18n plugin, whose provider then wraps it. */
export const plugins: NonNullable<GatsbyConfig["plugins"]> = [
  { resolve: "gatsby-source-filesystem", options: { name: contentFolder, path: path.join(root, contentFolder) } },
  { resolve: "gatsby-source-filesystem", options: { name: "locale", path: path.join(root, "src", "locales") } },
  { resolve: "gatsby-plugin-mdx", options: { extensions: [".mdx"] } },
  { resolve: path.join(root, "src", "gatsby", "layoutPlugin") },
  {
    resolve: "gatsby-plugin-react-i18next",
    options: {
      localeJsonSourceName: "locale",
      languages: localeKeys,
      defaultLanguage: defaultLocale,
      siteUrl: published.siteUrl,
      // A link opens what it says: no guessing of languages.
      redirect: false,
      verbose: false,
      i18nextOptions: { interpolation: { escapeValue: false }, returnNull: false },
    },
  },
  {
    resolve: "gatsby-plugin-nprogress",
    options: progressOptions,
  },
  ...localSearchPlugins,
];
