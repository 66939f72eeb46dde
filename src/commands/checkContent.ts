import fs from "node:fs";
import path from "node:path";
import { checkSite } from "../docs/checks/checkSite";
import { keptAnswers } from "../docs/checks/keptAnswers";
import { allRules } from "../docs/checks/registry";
import { ruleFile } from "../docs/checks/ruleFile";
import { sourceDigest } from "../docs/sourceDigest";
import { keptSuggestions } from "../docs/checks/spelling/suggestions";
import { docCompiler } from "../docs/compile/compileDocs";
import { folderMemory, processMemory } from "../docs/compile/remember/memory";
import { compilerVersion } from "../docs/compilerVersion";
import { digest } from "../docs/digest";
import { factFindings } from "../docs/factFindings";
import type { Finding } from "../docs/finding";
import { docLibrary } from "../docs/library/docLibrary";
import { anchorsOf } from "../docs/compile/collect/rows";
import { homeFindings } from "../docs/library/home";
import { versionFindings } from "../docs/library/versionFindings";
import { readContent } from "../docs/read/readContent";
import { staticImageSize } from "../docs/read/staticImageSize";
import { unconfirmedLabels } from "./findings/unconfirmedFacts";

/**
 * Everything there is to say about a site's content, without building it.
 * @param root folder of the site
 * @param cache folder that remembers compiled docs and what rules have said about them; null to do all anew
 */
export async function checkContent(root: string, cache: string | null = null): Promise<Finding[]> {
  const { docs, notes, findings } = readContent(root);
  const library = docLibrary(docs, notes);
  const memory = cache ? folderMemory(path.join(cache, "docs"), compilerVersion(process.cwd())) : processMemory();
  const compiler = docCompiler(library, { imageSize: staticImageSize(root), draws: false, memory });
  const { answer, save } = cache ? rememberedAnswers(cache) : { answer: undefined, save: () => undefined };
  const found = await checkSite(library, compiler, { rules: allRules, ...(answer && { answer }) });
  memory.forgetOthers([...docs, ...notes].map(({ sourcePath }) => sourcePath));
  save();
  const home = await homeFindings(library, async (doc) => anchorsOf(await compiler.compile(doc)));
  const used: string[] = [];
  for (const doc of [...docs, ...notes]) used.push(...(await compiler.compile(doc)).written.labelNames);
  const labels = unconfirmedLabels(root, used);
  return [...findings, ...factFindings(root), ...home, ...versionFindings(library), ...found, ...labels];
}

/** Answers and suggestions are kept apart: a word's suggestion outlives every change of the docs that hold it. */
function rememberedAnswers(cache: string): ReturnType<typeof keptAnswers> {
  const packages = fs.existsSync("package-lock.json") ? fs.readFileSync("package-lock.json", "utf8") : "";
  const saveSuggestions = keptSuggestions(cache, packages);
  const { answer, save } = keptAnswers(cache, ({ id }) => {
    const file = ruleFile(process.cwd(), id);
    if (!file)
      throw new Error(`The rule ${id} has no file of its name in src/docs/checks/rules; call it like the rule`);
    return digest([packages, sourceDigest(file)]);
  });
  return {
    answer,
    save() {
      save();
      saveSuggestions();
    },
  };
}
