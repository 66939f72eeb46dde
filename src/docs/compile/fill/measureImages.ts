import { addressScheme } from "../../addressScheme";
import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";

/** Gives images their size, so that text does not jump when they arrive, and checks that they are there. */
export function measureImages(context: CompileContext): Handlers {
  return {
    image(node, index, parent) {
      const scheme = addressScheme(node.url);
      // `//host/` and `/\\host/` are addresses of other sites, as browsers read them.
      if (scheme !== null || /^[\\/]{2}/.test(node.url)) {
        report(context, node, {
          rule: "safe-address",
          text: `an image has ${scheme === null ? "an address of another site" : `a ${scheme}: address`}`,
          advice: "put the file under static/ and write its address from there: /images/name.png",
        });
        parent.children.splice(index, 1);
        return index;
      }
      const size = node.url.startsWith("/") ? context.ask.imageSize(node.url) : null;
      if (!size) {
        report(context, node, {
          rule: "image-exists",
          text: `there is no image ${node.url}`,
          advice: "put the file under static/ and write its address from there: /images/name.png",
        });
      }
      node.data = { ...node.data, hProperties: { ...size, loading: "lazy", decoding: "async" } };
      return undefined;
    },
  };
}
