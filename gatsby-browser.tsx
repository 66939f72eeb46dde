export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./src/gatsby/browser/gatsbyBrowser";
export { wrapRootElement } from "./src/gatsby/browser/wrapRoot";
