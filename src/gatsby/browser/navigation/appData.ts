import { ProdLoader } from "gatsby-loader";
import { keptAppData } from "../../../site/behaviour";

let hosted: string | undefined;

/** Whether another build is on the host than the open page is of, as far as it is known by now. */
export function isOutdated(): boolean {
  return hosted !== undefined && hosted !== window.___webpackCompilationHash;
}

/**
 * Gatsby asks for `app-data.json` with every page, also with those that it loads ahead: a quarter of all requests. It
 * says which build is on the host, so it is asked for again after a while, and a reader of an old page gets the new one:
 * also one who comes back to a page that has been open for days, all of whose links lead to pages that are here already.
 */
export function setUpAppData(): void {
  const load = ProdLoader.prototype.loadAppData;
  let kept: ReturnType<typeof load> | undefined;
  let since = 0;
  ProdLoader.prototype.loadAppData = function (retries = 0) {
    // A retry is a part of the answer that is being waited for.
    if (retries > 0) return load.call(this, retries);
    if (kept && performance.now() - since < keptAppData) return kept;
    const answer = load.call(this);
    kept = answer;
    since = performance.now();
    const forget = () => {
      if (kept === answer) kept = undefined;
    };
    answer.then((data) => {
      if (data) hosted = data.webpackCompilationHash;
      else forget();
    }, forget);
    return answer;
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void window.___loader.loadAppData();
  });
}
