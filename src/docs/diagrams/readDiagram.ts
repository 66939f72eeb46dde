import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

/** The language of a fence that holds a diagram. */
export const diagramLanguage = "diagram";

/** Looks of a box: an ordinary step, a question, a good or a bad end, the main thing, something that is stored. */
const nodeKinds = ["step", "question", "good", "bad", "main", "store"] as const;

export type DiagramNode = { id: string; label: string; kind: (typeof nodeKinds)[number] };
export type DiagramEdge = { from: string; to: string; label: string };
export type DiagramGroup = { id: string; label: string; nodes: string[] };

/** A picture as its author describes it: boxes, arrows between them and frames around them. */
export type Diagram = {
  /** What the picture shows, for readers who do not see it. */
  text: string;
  direction: "down" | "right";
  nodes: DiagramNode[];
  edges: DiagramEdge[];
  groups: DiagramGroup[];
};

/** What is wrong with a description; `line` counts from 1 within it. */
export type DiagramMistake = { line: number; text: string };

const label = z.string("must be text; quote it").trim().min(1, "must not be empty");
const schema = z.strictObject({
  text: label,
  direction: z.enum(["down", "right"]).default("down"),
  nodes: z.record(
    z.string(),
    z.union([label, z.strictObject({ label, kind: z.enum(nodeKinds) })], "must be text, or { label, kind }"),
  ),
  groups: z.record(z.string(), z.strictObject({ label, nodes: z.array(z.string()) })).default({}),
  edges: z.array(z.union([z.string(), z.record(z.string(), label)], 'must look like "a -> b" or "a -> b: label"')),
});

const arrow = /^\s*([\w-]+)\s*->\s*([\w-]+)\s*$/;

/** Reads the YAML of a `diagram` fence; the format is described in .github/CONTRIBUTING.md. */
export function readDiagram(source: string): { diagram: Diagram | null; mistakes: DiagramMistake[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error)
    return { diagram: null, mistakes: [{ line: lineAt(error.pos[0]), text: error.message.split("\n")[0] ?? "" }] };
  const result = schema.safeParse(document.toJS());
  const lineOf = (path: PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    const range = isScalar(node) || isMap(node) ? node.range : undefined;
    return range ? lineAt(range[0]) : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  if (!result.success) {
    const mistakes = result.error.issues.map(({ path, message }) => ({
      line: lineOf(path),
      text: `${path.join(".") || "the description"}: ${message}`,
    }));
    return { diagram: null, mistakes };
  }
  return assemble(result.data, lineOf);
}

function assemble(
  { text, direction, ...parts }: z.infer<typeof schema>,
  lineOf: (path: PropertyKey[]) => number,
): { diagram: Diagram | null; mistakes: DiagramMistake[] } {
  const mistakes: DiagramMistake[] = [];
  const nodes = Object.entries(parts.nodes).map(([id, node]): DiagramNode =>
    typeof node === "string" ? { id, label: node, kind: "step" } : { id, ...node },
  );
  const known = (id: string, path: PropertyKey[]) => {
    if (nodes.some((node) => node.id === id)) return;
    mistakes.push({ line: lineOf(path), text: `there is no node ${id}` });
  };
  const edges = parts.edges.flatMap((edge, index): DiagramEdge[] => {
    const [ends = "", edgeLabel = ""] = typeof edge === "string" ? [edge] : (Object.entries(edge)[0] ?? []);
    const [, from, to] = arrow.exec(ends) ?? [];
    if (!from || !to) {
      mistakes.push({ line: lineOf(["edges", index]), text: `«${ends}» is no arrow; write a -> b` });
      return [];
    }
    for (const id of [from, to]) known(id, ["edges", index]);
    return [{ from, to, label: edgeLabel }];
  });
  const groups = Object.entries(parts.groups).map(([id, group]): DiagramGroup => ({ id, ...group }));
  for (const { id, nodes: members } of groups) for (const member of members) known(member, ["groups", id]);
  if (mistakes.length > 0) return { diagram: null, mistakes };
  return { diagram: { text, direction, nodes, edges, groups }, mistakes };
}

/** What two languages' versions of a diagram have in common: everything but its words. */
export function diagramShape(source: string): string {
  const { diagram } = readDiagram(source);
  if (!diagram) return source;
  const { direction, nodes, edges, groups } = diagram;
  const labelled = edges.map(({ from, to, label: words }) => `${from}>${to}${words ? ":" : ""}`);
  return JSON.stringify([
    direction,
    nodes.map(({ id, kind }) => [id, kind]),
    labelled,
    groups.map((group) => group.nodes),
  ]);
}
