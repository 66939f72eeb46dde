export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/gatsby/browser/gatsbySsr";
export { wrapRootElement } from "./src/gatsby/browser/wrapRoot";
