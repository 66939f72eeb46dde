import { type CompileContext, report } from "../compileContext";
import type { Handlers } from "../walk";

/** Gives images their size, so that text does not jump when they arrive, and checks that they are there. */
export function measureImages(context: CompileContext): Handlers {
  return {
    image(node) {
      const size = node.url.startsWith("/") ? context.ask.imageSize(node.url) : null;
      if (!size) {
        report(context, node, {
          rule: "image-exists",
          text: `there is no image ${node.url}`,
          advice: "put the file under static/ and write its address from there: /images/name.png",
        });
      }
      node.data = { ...node.data, hProperties: { ...size, loading: "lazy", decoding: "async" } };
    },
  };
}
