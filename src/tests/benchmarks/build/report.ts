import type { BuildStep } from "./buildLog";
import { growthPerDoc } from "./growth";

/** What was measured of one build. */
export type Measured = {
  site: string;
  run: string;
  /** Docs of each language. */
  docs: number;
  seconds: number;
  cpuSeconds: number | null;
  peakMegabytes: number | null;
  publicMegabytes: number;
  queries: number;
  pages: number;
  steps: BuildStep[];
};

/** Steps of less than this in every run are left out of the table; they are in the JSON file. */
const shownFrom = 0.5;
const languages = 2;

/** The figures and steps of all builds at a size, as a Markdown table with a column for each. */
export function sizeTable(builds: Measured[]): string {
  const row = (name: string, cell: (build: Measured) => string) => [name, ...builds.map(cell)];
  const names = new Set(builds.flatMap(({ steps }) => steps.filter(({ seconds }) => seconds >= shownFrom).map(nameOf)));
  return table([
    row(`${languages} × ${builds[0]?.docs ?? 0} docs`, ({ site, run }) => `${site}, ${run}`),
    row("wall, s", ({ seconds }) => seconds.toFixed(1)),
    row("CPU, s", ({ cpuSeconds }) => known(cpuSeconds)),
    row("memory, MB", ({ peakMegabytes }) => known(peakMegabytes, 0)),
    row("queries", ({ queries }) => String(queries)),
    row("HTML pages", ({ pages }) => String(pages)),
    row("public/, MB", ({ publicMegabytes }) => publicMegabytes.toFixed(0)),
    ...[...names].map((name) =>
      row(name, ({ steps }) => known(steps.find((step) => step.name === name)?.seconds ?? null, 1, "–")),
    ),
  ]);
}

/** What each further doc costs from size to size, as a Markdown table; null when there is one size only. */
export function growthTable(builds: Measured[]): string | null {
  const runs = [...new Set(builds.map(({ site, run }) => `${site}, ${run}`))];
  const rows = runs.flatMap((name) => {
    const points = builds
      .filter(({ site, run }) => `${site}, ${run}` === name)
      .map(({ docs, seconds, peakMegabytes }) => ({ docs: docs * languages, seconds, megabytes: peakMegabytes }));
    return growthPerDoc(points).map(({ from, to, milliseconds, kilobytes }) => [
      name,
      `${from} → ${to}`,
      milliseconds.toFixed(1),
      known(kilobytes, 0),
    ]);
  });
  return rows.length > 0 ? table([["build", "docs in all", "ms a doc", "KB a doc"], ...rows]) : null;
}

function nameOf({ name }: BuildStep): string {
  return name;
}

function known(value: number | null, digits = 1, otherwise = "not known"): string {
  return value === null ? otherwise : value.toFixed(digits);
}

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
