export {
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "./src/gatsby/browser/gatsbyBrowser";
export { wrapRootElement } from "./src/gatsby/browser/wrapRoot";
