import { createRequire } from "node:module";

/**
 * A module of Gatsby's that it does not offer: it may be elsewhere, or have other things, in the next release.
 * @param name what it must have @param user who needs it, for the message
 * @throws when it is not there, or has no such thing
 */
export function insideGatsby<Module extends object>(module: string, name: keyof Module & string, user: string): Module {
  const found = createRequire(__filename)(module) as Partial<Module>;
  if (!found[name]) throw new Error(`${module} has no ${name} any more: see src/gatsby/develop/${user}.ts`);
  return found as Module;
}
