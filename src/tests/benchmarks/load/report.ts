import { budgets, overBudget } from "../../support/built/budgets";
import type { Bytes } from "../../support/built/firstLoad";
import type { DocRun, MeasuredDoc, WeighedPage } from "./loadTypes";
import { median, percentile } from "../statistics";

type Row = { name: string; cell(doc: MeasuredDoc): string };

/** The times of all docs as a Markdown table with a column for each: medians of the runs, of presses the longest too. */
export function timesTable(docs: MeasuredDoc[]): string {
  return table([
    [`median of ${docs[0]?.runs.length ?? 0}, ms`, ...docs.map(({ locale, kind }) => `${locale}, ${kind}`)],
    ...timeRows.map(({ name, cell }) => [name, ...docs.map(cell)]),
  ]);
}

/** What first loads weigh, in KiB, as a Markdown table with a row for each page; what is over its budget is named. */
export function bytesTable(pages: WeighedPage[]): string {
  return table([
    ["first load, KiB", "all", "HTML", "scripts", "data", "other", "over its budget"],
    ...pages.map(({ locale, kind, bytes }) => [
      `${locale}, ${kind}`,
      ...[sumOf(bytes), bytes.html, bytes.scripts, bytes.data, bytes.other].map((size) => (size / 1024).toFixed(1)),
      overBudget(bytes, budgets[locale][kind]).join("; ") || "–",
    ]),
  ]);
}

const timeRows: Row[] = [
  row(
    "first / largest paint",
    ({ load }) => [load.firstPaint],
    ({ load }) => [load.largestPaint],
  ),
  row("blocking time", ({ load }) => [load.blocking]),
  row("hydrated", ({ load }) => [load.hydrated]),
  row(
    "next page, not visited / visited before",
    ({ navigation }) => [navigation.notVisited],
    ({ navigation }) => [navigation.visited],
  ),
  row("search: first result", ({ search }) => (search ? [search.firstResult] : [])),
  {
    name: "search: next query, median / p95",
    cell: ({ runs }) =>
      spread(
        runs.flatMap(({ search }) => search?.nextQueries ?? []),
        0.95,
      ),
  },
  latencyRow("typing in search", ({ search }) => search?.typing ?? []),
  latencyRow("opening the drawer", ({ interactions }) => interactions.drawer),
  latencyRow("switching the theme", ({ interactions }) => interactions.theme),
  latencyRow("folding a section", ({ interactions }) => interactions.folding),
  latencyRow("the machine: a fixed piece of work", ({ work }) => [work]),
];

function row(name: string, ...values: ((run: DocRun) => number[])[]): Row {
  const middle = (all: number[]) => (all.length > 0 ? median(all).toFixed(0) : "–");
  return { name, cell: ({ runs }) => values.map((value) => middle(runs.flatMap(value))).join(" / ") };
}

function latencyRow(name: string, values: (run: DocRun) => number[]): Row {
  return { name: `${name}, median / longest`, cell: ({ runs }) => spread(runs.flatMap(values), 1) };
}

function spread(values: number[], share: number): string {
  return values.length > 0 ? `${median(values).toFixed(0)} / ${percentile(values, share).toFixed(0)}` : "–";
}

function sumOf({ html, scripts, data, other }: Bytes): number {
  return html + scripts + data + other;
}

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
