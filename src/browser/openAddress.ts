import { withBasePath } from "./basePath";

/** Opens a page of the site, as a click on its link would. */
export function openAddress(path: string): void {
  window.___navigate(withBasePath(path));
}
