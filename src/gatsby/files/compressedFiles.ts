import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { isHashed } from "../../docs/outputs/hosts/hostHeaders";
import { isText } from "../../docs/outputs/hosts/textFiles";
import { isSearchWords } from "../../docs/outputs/searchIndex";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is being written. */
const unfinished = /\.(?:br|gz)\.new$/;
/** Below this, in bytes, an answer fits into one packet anyway. */
const smallest = 1024;
/** So many files are compressed at once; Node has four threads for it. */
const atOnce = 8;

/**
 * Brotli's quality. The highest costs 45 times the processor time of 7 and saves a tenth: it is for what every reader
 * loads (2 × 115 docs: 67 s for all files, measured), and for what all wait for who search.
 */
const quality = { pages: 7, shared: zlib.constants.BROTLI_MAX_QUALITY };

/** A form that hosts may send in place of a file, with its ending. */
type Form = { ending: ".br" | ".gz"; compress(content: Buffer, isShared: boolean): Promise<Buffer> };

const forms: Form[] = [
  {
    ending: ".br",
    compress: (content, isShared) =>
      brotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: isShared ? quality.shared : quality.pages,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: ".gz", compress: (content) => gzip(content, { level: 9 }) },
];

/**
 * Puts a Brotli and a gzip file beside every larger text of a built site, and takes away those whose text is gone. They
 * bear the time of their text: one that does is not made again.
 * @param folder the built site
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = new Set<string>();
  const work = files.filter(isText);
  const take = async () => {
    for (let file = work.pop(); file; file = work.pop()) if (await compress(file)) texts.add(file);
  };
  await Promise.all(Array.from({ length: atOnce }, take));
  // Also what a build that was ended half-way has left.
  const isLeft = (file: string) => (/\.(?:br|gz)$/.test(file) ? !texts.has(file.slice(0, -3)) : unfinished.test(file));
  await Promise.all(files.filter(isLeft).map((file) => fs.rm(file, { force: true })));
}

/** @returns whether the file is large enough to have compressed forms */
async function compress(file: string): Promise<boolean> {
  const { size, mtime } = await fs.stat(file);
  if (size < smallest) return false;
  const stale = await Promise.all(forms.map(async ({ ending }) => !(await isOf(`${file}${ending}`, mtime))));
  if (!stale.includes(true)) return true;
  const content = await fs.readFile(file);
  const name = path.basename(file);
  const isShared = isHashed(name) || isSearchWords(name);
  for (const { ending, compress: make } of forms) {
    const target = `${file}${ending}`;
    // A build that is ended here leaves no half of a file that a later one would take for whole.
    await fs.writeFile(`${target}.new`, await make(content, isShared));
    await fs.utimes(`${target}.new`, mtime, mtime);
    await fs.rename(`${target}.new`, target);
  }
  return true;
}

async function isOf(compressed: string, mtime: Date): Promise<boolean> {
  const found = await fs.stat(compressed).catch(() => null);
  // File systems round times in their own way; a second apart is another build.
  return found !== null && Math.abs(found.mtimeMs - mtime.getTime()) < 1;
}
