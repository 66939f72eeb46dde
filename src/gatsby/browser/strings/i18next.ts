import { type Resources, translate } from "../../../i18n/translate";

type Options = { lng: string; resources: Resources };
type FixedTranslate = (key: string, values?: Record<string, string | number>) => string;

/** What gatsby-plugin-react-i18next and our components ask of an instance of i18next. */
export class Instance {
  language = "";
  #resources: Resources = {};

  init({ lng, resources }: Options): void {
    this.language = lng;
    this.#resources = resources;
  }

  getFixedT(locale: string, namespace: string): FixedTranslate {
    return (key, values) => translate(this.#resources, locale, namespace, key, values);
  }
}

// Webpack gives this to whoever imports i18next; see `src/gatsby/webpack/aliases.ts`.
export default { createInstance: () => new Instance() };
