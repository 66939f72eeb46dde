import fs from "node:fs";
import path from "node:path";
import { hostFiles } from "../../docs/outputs/hosts/hostFiles";

/** What a host reads beside the pages. Addresses have the path prefix. */
export type HostRules = {
  /** The folder that the site is published under; empty at the root. */
  basePath: string;
  /** Where an address leads to. */
  redirects: ReadonlyMap<string, string>;
  /** Headers of the answer at an address, those of all rules that hold for it. */
  headersOf(address: string): Record<string, string>;
};

type Rule = { address: string; headers: Record<string, string> };

/**
 * Reads a built site's rules, as Netlify and Cloudflare Pages do.
 * @param folder the built site @throws Error when a build has not written them
 */
export function readHostRules(folder: string): HostRules {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");
  const rules = readHeaders(read(hostFiles.headers));
  const [all] = rules;
  if (!all?.address.endsWith("/*")) throw new Error(`${hostFiles.headers} begins with no rule for all pages`);
  const lines = read(hostFiles.redirects).split("\n").filter(Boolean);
  return {
    basePath: all.address.slice(0, -2),
    redirects: new Map(lines.map((line) => line.split(" ").slice(0, 2) as [string, string])),
    headersOf: (address) =>
      Object.fromEntries(
        rules.filter((rule) => holdsFor(rule, address)).flatMap((rule) => Object.entries(rule.headers)),
      ),
  };
}

/** A rule is an address, and headers in lines that begin with spaces. */
function readHeaders(text: string): Rule[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => {
      const [address = "", ...lines] = block.split("\n");
      const headers = lines.map((line) => /^ +([\w-]+): (.*)$/.exec(line) ?? []);
      return { address, headers: Object.fromEntries(headers.map(([, name = "", value = ""]) => [name, value])) };
    });
}

function holdsFor({ address }: Rule, asked: string): boolean {
  return address.endsWith("*") ? asked.startsWith(address.slice(0, -1)) : asked === address;
}
