export { wrapPageElement } from "./wrapPageElement";
