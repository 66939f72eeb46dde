export { onRenderBody, replaceRenderer } from "./src/browser/gatsbySsr";
export { wrapRootElement } from "./src/browser/wrapRoot";
