// Fails to compile on the day when code for the build can see the browser's types, through Gatsby's for instance.
import type { GatsbyNode } from "gatsby";

export type Known = GatsbyNode["createPages"];
void process;
// @ts-expect-error A build has no window.
void window;
