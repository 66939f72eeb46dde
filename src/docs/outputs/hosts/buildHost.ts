/**
 * Which host builds the site, from the variables that hosts set in their builds: Netlify
 * (https://docs.netlify.com/build/configure-builds/environment-variables/), Cloudflare Pages
 * (https://developers.cloudflare.com/pages/configuration/build-configuration/). `null` is any other machine.
 */
export function buildHost(env: NodeJS.Dict<string>): "netlify" | "cloudflare" | null {
  if (env.NETLIFY) return "netlify";
  return env.CF_PAGES ? "cloudflare" : null;
}
