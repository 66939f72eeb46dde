/** An address of the site with the path prefix it is published under. */
export function withBasePath(path: string): string {
  return `${__PATH_PREFIX__}${path}`;
}

/** The address below the path prefix: what the rest of the code knows pages by. */
export function stripBasePath(pathname: string): string {
  return __PATH_PREFIX__ && pathname.startsWith(`${__PATH_PREFIX__}/`)
    ? pathname.slice(__PATH_PREFIX__.length)
    : pathname;
}
