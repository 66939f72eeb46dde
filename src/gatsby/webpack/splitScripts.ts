import type { WebpackConfig } from "./webpackConfig";

/**
 * What all templates share comes with every page. Gatsby counts every chunk for that, those that open later as well: the
 * stemmers of four chunks of the search, 7 KB compressed, came with every doc. Only templates count here.
 */
export function splitScripts({ optimization }: WebpackConfig): void {
  const commons = optimization?.splitChunks?.cacheGroups?.commons;
  if (commons) commons.chunks = ({ name }) => name?.startsWith("component---") ?? false;
}
