export { onClientEntry, onInitialClientRender, onRouteUpdate, shouldUpdateScroll } from "./src/browser/gatsbyBrowser";
export { wrapRootElement } from "./src/browser/wrapRoot";
