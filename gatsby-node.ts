export { createPages } from "./src/gatsby/createPages";
export { createResolvers } from "./src/gatsby/createResolvers";
export { createSchemaCustomization } from "./src/gatsby/createSchemaCustomization";
export { onCreateNode } from "./src/gatsby/onCreateNode";
export { onCreateWebpackConfig } from "./src/gatsby/onCreateWebpackConfig";
export { onPostBootstrap } from "./src/gatsby/onPostBootstrap";
export { onPostBuild } from "./src/gatsby/onPostBuild";
