import path from "node:path";

/**
 * Path of a file of an installed package, e.g. `yaml/package.json`. Gatsby runs this code from a bundle and packages
 * hide their files from `require.resolve`, so it is found from the site's folder.
 */
export function installedFile(file: string): string {
  return path.join(process.cwd(), "node_modules", file);
}
