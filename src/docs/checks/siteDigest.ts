import fs from "node:fs";
import path from "node:path";
import { digest } from "../digest";
import { filesBelow } from "../filesBelow";

/** Everything that may change what there is to say about a site: its docs and pictures, and the code that looks at them. */
const inputs = [
  "content",
  "static",
  "src/commands",
  "src/docs",
  "src/i18n",
  "src/languages",
  "src/locales",
  "src/site",
];

/** Digest of all files that findings depend on: with the same digest they are the same. @param root folder of the site */
export function siteDigest(root: string): string {
  const files = inputs.flatMap((folder) => filesBelow(path.join(root, folder)));
  return digest([...files, path.join(root, "package-lock.json")].sort().map((file) => fileDigest(root, file)));
}

function fileDigest(root: string, file: string): string[] {
  const text = fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
  return [path.relative(root, file), digest(text.toString("latin1"))];
}
