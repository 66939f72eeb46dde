import { publishedAddress } from "./publishedAddress";

/**
 * Where this build will be published, for canonical links, the sitemap and feeds. An environment that cannot be ends the
 * process with one line: thrown from a configuration file the sentence would stand in a stack trace.
 */
export const published = readOrStop();

function readOrStop() {
  try {
    return publishedAddress(process.env);
  } catch (error) {
    console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}`);
    return process.exit(1);
  }
}
