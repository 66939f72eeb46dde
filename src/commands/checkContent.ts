import fs from "node:fs";
import { digestOf } from "../docs/cache";
import { checkSite } from "../docs/checks/checkSite";
import { keptAnswers } from "../docs/checks/keptAnswers";
import { allRules } from "../docs/checks/registry";
import { ruleFile } from "../docs/checks/ruleFile";
import { sourceDigest } from "../docs/checks/sourceDigest";
import { keptSuggestions } from "../docs/checks/spelling/suggestions";
import { docCompiler } from "../docs/compile/compileDocs";
import { docLibrary } from "../docs/library/docLibrary";
import type { Finding } from "../docs/finding";
import { staticImageSize } from "../docs/read/staticImageSize";
import { readContent } from "../docs/read/readContent";

/**
 * Everything there is to say about a site's content, without building it.
 * @param root folder of the site
 * @param cache folder that remembers what rules have said about docs; null to ask them all
 */
export async function checkContent(root: string, cache: string | null = null): Promise<Finding[]> {
  const { docs, findings } = readContent(root);
  const library = docLibrary(docs);
  const compiler = docCompiler(library, staticImageSize(root));
  if (cache === null) return [...findings, ...(await checkSite(library, compiler, { rules: allRules }))];
  const packages = fs.readFileSync("package-lock.json", "utf8");
  const { answer, save } = keptAnswers(cache, ({ id }) => {
    const file = ruleFile(process.cwd(), id);
    if (!file)
      throw new Error(`The rule ${id} has no file of its name in src/docs/checks/rules; call it like the rule`);
    return digestOf([packages, sourceDigest(file)]);
  });
  const saveSuggestions = keptSuggestions(cache, packages);
  const found = await checkSite(library, compiler, { rules: allRules, answer });
  save();
  saveSuggestions();
  return [...findings, ...found];
}
