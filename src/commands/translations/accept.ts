import { parseArgs } from "node:util";
import { defaultLocale } from "../../site/locales";
import { contentFolder } from "../../site/names";
import { acceptTranslations, type Choice, waitingTranslations } from "./acceptTranslations";
import { changedFiles } from "./changedFiles";

const usage = `Name the translations that are up to date, or say which:
  npm run translations:accept -- content/ru/profiles/faq.mdx
  npm run translations:accept -- --changed    those changed since the last commit
  npm run translations:accept -- --all        all of the site`;

/** `npm run translations:accept`: lists the translations that are chosen, and accepts them. Without a choice it only lists. */
function accept(): number {
  const chosen = chooseTranslations(process.cwd());
  if (!chosen) return 1;
  const { waiting, refused, isChosen } = chosen;
  for (const line of refused) console.error(line);
  if (waiting.length > 0)
    console.log(["Translations to accept:", ...waiting.map(({ file }) => `  ${file}`)].join("\n"));
  else if (refused.length === 0) console.log("No translation waits to be accepted.");
  if (!isChosen) {
    if (waiting.length > 0) console.log(`\nNothing was accepted. ${usage}`);
    return waiting.length > 0 ? 1 : 0;
  }
  acceptTranslations(process.cwd(), waiting);
  if (waiting.length > 0) console.log(`${waiting.length} accepted`);
  return refused.length > 0 ? 1 : 0;
}

/** What the arguments choose; null when they cannot be understood, which is said. */
function chooseTranslations(root: string): (Choice & { isChosen: boolean }) | null {
  try {
    const options = { all: { type: "boolean" }, changed: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const named = [...positionals, ...(values.changed ? changedTranslations(root) : [])];
    const isChosen = Boolean(values.all || values.changed || positionals.length > 0);
    return { ...waitingTranslations(root, values.all || !isChosen ? null : named), isChosen };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split("\n")[0] : String(error)}\n\n${usage}`);
    return null;
  }
}

/** Of the changed files those that are docs in other languages; what is left may still have no original. */
function changedTranslations(root: string): string[] {
  const originals = new RegExp(`^content/(?:versions/[^/]+/)?${defaultLocale}/`);
  return changedFiles(root, contentFolder).filter((file) => file.endsWith(".mdx") && !originals.test(file));
}

process.exitCode = accept();
