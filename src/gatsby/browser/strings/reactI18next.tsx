import { createContext, type ReactNode, useContext } from "react";
import { Instance } from "./i18next";

const InstanceContext = createContext(new Instance());

/** Gives the strings of a page to its components; gatsby-plugin-react-i18next wraps every page with it. */
export function I18nextProvider({ i18n, children }: { i18n: Instance; children: ReactNode }) {
  return <InstanceContext.Provider value={i18n}>{children}</InstanceContext.Provider>;
}

/** The strings of the page around a component. */
export function useTranslation(): { i18n: Instance } {
  return { i18n: useContext(InstanceContext) };
}
