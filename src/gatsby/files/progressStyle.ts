import fs from "node:fs";
import { createRequire } from "node:module";
import vm from "node:vm";
import { progressOptions } from "../plugins";

const plugin = "gatsby-plugin-nprogress/gatsby-browser.js";

/**
 * The style sheet that gatsby-plugin-nprogress puts into each page once scripts run, for policies to name: what the
 * plugin does in a browser, done here. @throws when it does something else
 */
export function progressStyle(): string {
  const styles: { innerHTML?: string }[] = [];
  const require = createRequire(__filename);
  const exports: { onClientEntry?(api: object, options: object): void } = {};
  vm.runInNewContext(fs.readFileSync(require.resolve(plugin), "utf8"), {
    exports,
    require: (name: string): unknown => (name === "accessible-nprogress" ? { configure() {} } : require(name)),
    document: {
      createElement: () => styles[styles.push({}) - 1],
      head: { appendChild: () => undefined },
    },
  });
  exports.onClientEntry?.({}, progressOptions);
  const [style] = styles;
  if (!style?.innerHTML) throw new Error(`${plugin} puts no style into pages any more; see progressStyle.ts`);
  return style.innerHTML;
}
