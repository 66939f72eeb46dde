import fs from "node:fs/promises";
import path from "node:path";
import type { InlineCode } from "../../docs/outputs/contentSecurityPolicy";
import { buildHost } from "../../docs/outputs/hosts/buildHost";
import { headersFile } from "../../docs/outputs/hosts/headersFile";
import { hostFiles } from "../../docs/outputs/hosts/hostFiles";
import { nginxFile } from "../../docs/outputs/hosts/nginxFile";
import type { Redirects } from "../../docs/outputs/hosts/redirects";
import { redirectsFile } from "../../docs/outputs/hosts/redirectsFile";
import { writePublic } from "./publicFiles";

/** Writes what hosts read beside the pages. @param code scripts and styles that stand in them */
export async function writeHostFiles(code: InlineCode, redirects: Redirects, basePath: string): Promise<void> {
  const files = await fs.readdir(path.resolve("public"));
  const isForced = buildHost(process.env) === "netlify";
  await Promise.all([
    writePublic(`/${hostFiles.headers}`, headersFile(code, files, basePath)),
    writePublic(`/${hostFiles.redirects}`, redirectsFile(redirects, basePath, isForced)),
    writePublic(`/${hostFiles.nginx}`, nginxFile(code, redirects, basePath)),
  ]);
}
