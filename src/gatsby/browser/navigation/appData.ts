import { ProdLoader } from "gatsby-loader";
import { keptAppData } from "../../../site/behaviour";

/**
 * Gatsby asks for `app-data.json` with every page, also with those that it loads ahead: a quarter of all requests. It
 * says which build is on the host, so it is asked for again after a while, and a reader of an old page gets the new one.
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
    answer.then((data) => data === undefined && forget(), forget);
    return answer;
  };
}
