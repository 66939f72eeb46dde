import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  siteMetadata: { title: "Docs" },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  plugins: [{ resolve: "gatsby-source-filesystem", options: { name: "content", path: `${process.cwd()}/content` } }],
};

export default config;
