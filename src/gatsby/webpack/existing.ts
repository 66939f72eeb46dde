import fs from "node:fs";

/**
 * Where a file of Gatsby or a plugin is for webpack, so that something else can take its place.
 * @param file below the project's root @throws when it is not there: a new release may have moved it
 */
export function existing(file: string): string {
  if (!fs.existsSync(file)) throw new Error(`${file} is replaced in the site's scripts, but it does not exist`);
  return fs.realpathSync(file);
}
