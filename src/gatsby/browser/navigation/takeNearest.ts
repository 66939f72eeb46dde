/**
 * Takes the address out of a list that lies nearest to where the reader is: most of the path in common, among equals the
 * one that came first.
 * @returns undefined when the list is empty
 */
export function takeNearest(addresses: string[], here: string): string | undefined {
  let nearest = 0;
  addresses.forEach((address, index) => {
    if (shared(address, here) > shared(addresses[nearest] ?? "", here)) nearest = index;
  });
  return addresses.splice(nearest, 1)[0];
}

/** How many folders two addresses share, from the root on. */
function shared(address: string, other: string): number {
  const folders = other.split("/");
  const at = address.split("/").findIndex((folder, index) => folder !== folders[index]);
  return at < 0 ? folders.length : at;
}
