export { onRenderBody } from "./src/browser/gatsbySsr";
export { wrapRootElement } from "./src/browser/wrapRoot";
