import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { withSlashes } from "../../../docs/read/filePath";
import { startNginx } from "../../hosts/nginx";
import { realSite } from "../../support/sites/sites";
import { median } from "../statistics";

// `npm run bench:hosts`: what our rules cost nginx, and whether it answers 200,000 times without an error.
const requests = 200_000;
const connections = 64;
/** Seconds that each of the two is asked in a round, one after the other. */
const seconds = 5;

type Load = { requests: number; seconds: number; errors: number };

/** A server block that does nothing but send files. */
const bareBlock = "server {\n  listen 80;\n  root /srv;\n}\n";

/** Asks a server for its addresses in turn. */
function load(port: number, addresses: string[]): Load {
  const script = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-wrk-")), "mix.lua");
  fs.writeFileSync(
    script,
    `local addresses = {${addresses.map((address) => JSON.stringify(address)).join(",")}}
local next = 0
request = function()
  next = next % #addresses + 1
  return wrk.format("GET", addresses[next], {["Accept-Encoding"] = "br"})
end
done = function(summary)
  local e = summary.errors
  print("FIGURES " .. summary.requests .. " " .. summary.duration / 1e6 .. " " .. e.connect + e.read + e.write + e.status + e.timeout)
end
`,
  );
  const options = ["-t1", `-c${connections}`, `-d${seconds}`, "-s", script, `http://127.0.0.1:${port}`];
  const said = execFileSync("wrk", options, { encoding: "utf8" });
  fs.rmSync(path.dirname(script), { recursive: true });
  const [asked = 0, lasted = 1, errors = 0] = (/FIGURES (.*)/.exec(said)?.[1] ?? "").split(" ").map(Number);
  return { requests: asked, seconds: lasted, errors };
}

/** Addresses of all pages and of what they load. */
function allAddresses(): string[] {
  const built = path.join(realSite.folder, "public");
  const files = fs.readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => withSlashes(path.relative(built, path.join(entry.parentPath, entry.name))))
    .filter((file) => /\.(?:html|js|css|json|svg|xml)$/.test(file) && !/(?:\.html|404)\/index\.html$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`);
}

async function main(): Promise<void> {
  const addresses = allAddresses();
  const [ours, bare] = [await startNginx(realSite), await startNginx(realSite, bareBlock)];
  const rate = (result: Load) => result.requests / result.seconds;
  const results: { mix: Load; file: Load }[] = [];
  const sum = (of: (load: Load) => number) => results.reduce((total, { mix }) => total + of(mix), 0);
  while (sum((mix) => mix.requests) < requests)
    // One bare file: the compressed home page, sent as it lies there.
    results.push({ mix: load(ours.port, addresses), file: load(bare.port, ["/index.html.br"]) });
  await Promise.all([ours.stop(), bare.stop()]);
  console.log(
    `${addresses.length} addresses, ${sum((mix) => mix.requests)} requests, ${sum((mix) => mix.errors)} errors`,
  );
  const ratio = median(results.map(({ mix, file }) => rate(mix) / rate(file)));
  for (const { mix, file } of results)
    console.log(`the site ${Math.round(rate(mix))} requests a second, one bare file ${Math.round(rate(file))}`);
  console.log(`the site to one bare file: ${ratio.toFixed(2)} (median of ${results.length})`);
}

void main();
