import { docRule } from "../../rule";

/** Names of files are addresses: capitals and spaces in them break links that people type or send. */
export const fileName = docRule({
  id: "file-name",
  severity: "error",
  about: "names of files and folders with anything but small letters, digits, dots and hyphens",
  when: "build",
  reads: ({ sourcePath }) => sourcePath,
  find(sourcePath) {
    const odd = sourcePath.split("/").find((name) => !/^[a-z0-9.-]+$/.test(name));
    if (odd === undefined) return [];
    const better = odd.toLowerCase().replace(/[\s_]+/g, "-");
    return [{ text: `«${odd}» would be a part of an address`, advice: `call it ${better}; its twins, too` }];
  },
});
