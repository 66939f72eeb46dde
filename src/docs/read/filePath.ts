import path from "node:path";

/** A path with slashes, as git, addresses and findings write it. @param separator the system's own */
export function withSlashes(file: string, separator: string = path.sep): string {
  return file.replaceAll(separator, "/");
}

/**
 * The one form in which paths of a project are compared: from its root, with slashes.
 * @param file as somebody has typed it: from the root, with a dot in front, or absolute
 * @param paths how paths are written on a system
 */
export function projectPath(root: string, file: string, paths: path.PlatformPath = path): string {
  return withSlashes(paths.relative(paths.resolve(root), paths.resolve(root, file)), paths.sep);
}
