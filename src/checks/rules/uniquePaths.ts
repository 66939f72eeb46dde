import { aboutDoc, type Rule } from "../checkedSite";

/** No two docs or aliases share an address. */
export const uniquePaths: Rule = ({ library }) => {
  const owners = new Map<string, string>();
  const own = library.pages.filter((page) => !page.isFallback);
  return own.flatMap(({ doc, path }) => {
    const prefix = path.slice(0, path.length - doc.slug.length - (doc.slug ? 1 : 0));
    const addresses = [path, ...doc.aliases.map((alias) => `${prefix}${alias.slice(1)}`)];
    return addresses.flatMap((address) => {
      const owner = owners.get(address);
      owners.set(address, doc.sourcePath);
      if (!owner) return [];
      return [
        aboutDoc(doc, {
          rule: "unique-path",
          severity: "error",
          text: `the address ${address} already belongs to ${owner}`,
          advice: "rename one of the files or drop the alias",
        }),
      ];
    });
  });
};
