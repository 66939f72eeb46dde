export {
  onClientEntry,
  onInitialClientRender,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/gatsby/browser/gatsbyBrowser";
export { wrapRootElement } from "./src/gatsby/browser/wrapRoot";
