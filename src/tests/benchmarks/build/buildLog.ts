/** A step of Gatsby's build, with the seconds it took; `done` is how many queries or pages it went through. */
export type BuildStep = { name: string; seconds: number; done: number | null };

/** What Gatsby says about a build. */
export type BuildLog = { steps: BuildStep[]; queries: number; pages: number };

/** `success Building static HTML for pages - 5.234s - 267/267 51.01/s` */
const stepLine = /^success (.+?) - (\d+(?:\.\d+)?)s(?: - (\d+)\/\d+)?/;
/** Static queries are counted by themselves, or with the others when workers run them. */
const queryStep = /^run (?:static |page )?queries(?: in workers)?$/;
const pageStep = /^Building static HTML for pages$/;

/**
 * Reads the steps out of the plain log that Gatsby writes when `CI` is set; a step that runs twice is added up. A step
 * that had nothing to do is not in the log, so that its queries or pages are none.
 */
export function buildLog(output: string): BuildLog {
  const steps = new Map<string, BuildStep>();
  for (const line of output.split("\n")) {
    const [, name, seconds, done] = stepLine.exec(line) ?? [];
    if (name === undefined) continue;
    const before = steps.get(name);
    const count = done === undefined ? null : Number(done);
    steps.set(name, {
      name,
      seconds: Number(seconds) + (before?.seconds ?? 0),
      done: count === null ? (before?.done ?? null) : count + (before?.done ?? 0),
    });
  }
  const all = [...steps.values()];
  const doneIn = (wanted: RegExp) =>
    all.filter(({ name }) => wanted.test(name)).reduce((sum, { done }) => sum + (done ?? 0), 0);
  return { steps: all, queries: doneIn(queryStep), pages: doneIn(pageStep) };
}
