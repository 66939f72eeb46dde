declare module "gatsby-plugin-local-search/gatsby-node" {
  import type { GatsbyNode } from "gatsby";

  export const createPages: GatsbyNode["createPages"];
}
