import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { isText } from "../../../docs/outputs/hosts/textFiles";

/** A file of a built site as it goes over the wire. */
export type SentFile = { body: Buffer; isCompressed: boolean };

/**
 * Compresses a file with Brotli at its highest quality (11), as hosts do for files that they keep: the same bytes
 * every time. Anything but text is left as it is.
 */
export function sentFile(file: string): SentFile {
  const content = fs.readFileSync(file);
  if (!isText(file)) return { body: content, isCompressed: false };
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { body: zlib.brotliCompressSync(content, { params }), isCompressed: true };
}

/** The file that a host sends for an address, whose path may stand for a folder. @param folder `public/` of the site */
export function fileOf(folder: string, pathname: string): string {
  return path.join(folder, decodeURIComponent(pathname), pathname.endsWith("/") ? "index.html" : "");
}
