/**
 * Product facts that content repeats: hosts, ports, links, names. Content refers to them by name
 * (`<Fact name="launcherPort" />`, `%%launcherPort%%`), so that a change is one edit here.
 * `confirmed: false` marks values the product's owner has still to confirm (README, «Before you publish»).
 */
export type ProductFact = { value: string; confirmed: boolean };

export const facts = {
  productName: { value: "Indigo X", confirmed: true },
  productUrl: { value: "https://indigobrowser.com/", confirmed: true },
  dashboardUrl: { value: "https://indigobrowser.com/", confirmed: false },
  supportUrl: { value: "https://indigobrowser.com/", confirmed: false },
  russianChatUrl: { value: "https://t.me/indigobrowser", confirmed: false },
  apiHost: { value: "https://api.indigobrowser.com", confirmed: true },
  launcherHost: { value: "launcher.indigobrowser.com", confirmed: true },
  launcherPort: { value: "45011", confirmed: true },
  apiReferenceUrl: { value: "https://documenter.getpostman.com/view/28533318/2sB2ixkZji", confirmed: true },
  cliName: { value: "xcli", confirmed: false },
  linuxPackage: { value: "indigox-amd64.deb", confirmed: true },
  linuxBinary: { value: "/usr/bin/indigo", confirmed: true },
} as const satisfies Record<string, ProductFact>;

export type FactName = keyof typeof facts;

/** Whether a text names a product fact. */
export function isFactName(text: string): text is FactName {
  return Object.hasOwn(facts, text);
}
