import { jsxAttributes } from "../../jsxElement";
import { type CompileContext, report } from "../compileContext";
import { attributeValue } from "../refuse/checkComponents";
import type { Handlers } from "../walk";
import { fillFacts } from "./substituteFacts";

/** The host of an address, as a variable of Postman or with its scheme, and what follows. */
const addressParts = /^(\{\{\w+\}\}|https?:\/\/[^/?#]+)(\/\S*)$/;

/** Puts product facts into the addresses of endpoints, and parts each into host and path. */
export function fillEndpoints(context: CompileContext): Handlers {
  return {
    mdxJsxFlowElement(node) {
      if (node.name !== "Endpoint") return;
      const method = attributeValue(node, "method");
      const url = fillFacts(attributeValue(node, "url"), node, context);
      const [, host = "", path = url] = addressParts.exec(url) ?? [];
      if (!host)
        report(context, node, {
          rule: "endpoint",
          text: `«${url}» is no address of an endpoint`,
          advice: "write host and path, like %%apiHost%%/profile/create or {{baseUrl}}/profile/create",
        });
      node.attributes = jsxAttributes({ method, host, path });
    },
  };
}
