import fs from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";

/**
 * Looks up images below a site's `static/`.
 * @param root folder of the site
 * @returns a function from an address (`/images/a.png`) to the size in pixels, null when there is no such picture
 */
export function staticImageSize(root: string): (address: string) => { width: number; height: number } | null {
  const folder = path.join(root, "static", path.sep);
  return (address) => {
    const file = path.join(folder, address);
    // An address with dots may lead out of the folder, to where the built site has no file.
    if (!file.startsWith(folder) || !fs.existsSync(file)) return null;
    try {
      const { width, height } = imageSize(fs.readFileSync(file));
      return { width, height };
    } catch {
      // Not a picture, or one that is still being written.
      return null;
    }
  };
}
