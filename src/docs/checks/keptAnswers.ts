import { readCache, writeCache } from "../cache";
import { digest } from "../digest";
import type { DocRule, Remark } from "./rule";
import type { Answer } from "./runRules";

/**
 * Answers rules' questions about docs with what they have answered before, as long as neither what they read nor the
 * rules themselves have changed.
 * @param folder see `cache.ts`
 * @param versionOf digest of a rule and all that it works with
 * @returns `save` keeps the answers that were needed this time and forgets the others
 */
export function keptAnswers(folder: string, versionOf: (rule: DocRule) => string): { answer: Answer; save(): void } {
  const before = readCache<Remark[]>(folder, "answers");
  const needed = new Map<string, Remark[]>();
  const versions = new Map<DocRule, string>();
  return {
    async answer(rule, input) {
      const version = versions.get(rule) ?? versionOf(rule);
      versions.set(rule, version);
      const key = digest([rule.id, version, input]);
      const remarks = before.get(key) ?? (await rule.find(input));
      needed.set(key, remarks);
      return remarks;
    },
    save: () => writeCache(folder, "answers", needed),
  };
}
