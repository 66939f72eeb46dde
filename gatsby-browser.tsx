export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
} from "./src/gatsby/browser/gatsbyBrowser";
export { wrapRootElement } from "./src/gatsby/browser/wrapRoot";
