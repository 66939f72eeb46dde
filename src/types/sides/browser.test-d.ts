// Fails to compile on the day when code for the browser can see Node's types, through Gatsby's for instance.
import type { GatsbyBrowser } from "gatsby";

export type Known = GatsbyBrowser["onRouteUpdate"];
void window;
// @ts-expect-error A browser has no process.
void process;
