import { answerLimit } from "../../site/behaviour";
import type { WebpackConfig } from "./webpackConfig";

/**
 * What all templates share comes with every page. Gatsby counts every chunk for that, those that open later as well: the
 * stemmers of four chunks of the search, 7 KB compressed, came with every doc. Only templates count here.
 */
export function splitScripts({ optimization }: WebpackConfig): void {
  const commons = optimization?.splitChunks?.cacheGroups?.commons;
  if (commons) commons.chunks = ({ name }) => name?.startsWith("component---") ?? false;
}

/**
 * What webpack needs to load chunks comes with the app, where Gatsby makes a file of it. A first load then has six
 * requests beside the page, and six are what browsers send at a time over HTTP/1.1; a seventh waits for a round trip.
 */
export function joinRuntime({ optimization }: WebpackConfig): void {
  if (optimization) optimization.runtimeChunk = false;
}

/** A script that is asked for later has failed when it has not come by then: webpack waits for two minutes. */
export function limitWaiting({ output }: WebpackConfig): void {
  if (output) output.chunkLoadTimeout = answerLimit;
}
