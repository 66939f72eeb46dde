import "../../styles/styles";

export { wrapPageElement } from "./wrapPageElement";
