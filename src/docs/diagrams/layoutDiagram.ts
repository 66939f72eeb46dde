import type { ElkExtendedEdge, ElkNode, ElkPoint } from "elkjs/lib/elk-api";
import type { Diagram, DiagramNode } from "./readDiagram";
import { lineHeight, textWidth, wrapText } from "./textSize";

type Box = { x: number; y: number; width: number; height: number; lines: string[] };

/** A diagram with all positions computed; all numbers in pixels from the picture's corner. */
export type DiagramLayout = {
  width: number;
  height: number;
  groups: Box[];
  nodes: (Box & { kind: DiagramNode["kind"] })[];
  edges: { points: ElkPoint[]; label: Box | null }[];
};

const widestLabel = 150;
const widestEdgeLabel = 120;
const padding = { x: 14, y: 11 };
const groupTop = 36;

const spacing = {
  "elk.spacing.nodeNode": "20",
  "elk.spacing.edgeNode": "16",
  "elk.spacing.edgeEdge": "14",
  "elk.layered.spacing.nodeNodeBetweenLayers": "30",
  "elk.layered.spacing.edgeNodeBetweenLayers": "16",
};

/** Places boxes and arrows with the layered algorithm of the Eclipse Layout Kernel (Sugiyama's method). */
export async function layoutDiagram(diagram: Diagram): Promise<DiagramLayout> {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const root = await new Elk().layout(graphOf(diagram));
  const boxes = new Map(flatten(root).map((node) => [node.id, node]));
  const kinds = new Map(diagram.nodes.map((node) => [node.id, node]));
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    groups: diagram.groups.map(({ id, label }) => boxOf(boxes.get(groupId(id)), [label])),
    nodes: diagram.nodes.map(({ id, label }) => ({
      ...boxOf(boxes.get(id), wrapText(label, widestLabel)),
      kind: kinds.get(id)?.kind ?? "step",
    })),
    edges: (root.edges ?? []).map(edgeOf),
  };
}

function graphOf({ direction, nodes, edges, groups }: Diagram): ElkNode {
  const grouped = new Set(groups.flatMap((group) => group.nodes));
  const leaves = new Map(nodes.map((node) => [node.id, leafOf(node)]));
  return {
    id: "root",
    layoutOptions: {
      ...spacing,
      "elk.algorithm": "layered",
      "elk.direction": direction === "down" ? "DOWN" : "RIGHT",
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.edgeRouting": "ORTHOGONAL",
      "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
      "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
      "elk.json.edgeCoords": "ROOT",
      "elk.json.shapeCoords": "ROOT",
      "elk.padding": "[top=2,left=2,bottom=2,right=2]",
    },
    children: [
      ...[...leaves.values()].filter(({ id }) => !grouped.has(id)),
      ...groups.map((group) => ({
        id: groupId(group.id),
        layoutOptions: {
          ...spacing,
          "elk.padding": `[top=${groupTop},left=14,bottom=14,right=14]`,
          "elk.nodeSize.constraints": "MINIMUM_SIZE",
          "elk.nodeSize.minimum": `(${textWidth(group.label) + 28},0)`,
        },
        children: group.nodes.flatMap((id) => leaves.get(id) ?? []),
      })),
    ],
    edges: edges.map(({ from, to, label }, index): ElkExtendedEdge => {
      const lines = label ? wrapText(label, widestEdgeLabel) : [];
      return {
        id: `edge${index}`,
        sources: [from],
        targets: [to],
        labels: lines.length > 0 ? [{ text: lines.join("\n"), ...sizeOf(lines, { x: 6, y: 3 }) }] : [],
        layoutOptions: { "elk.edgeLabels.inline": "true" },
      };
    }),
  };
}

function leafOf({ id, label }: DiagramNode): ElkNode {
  return { id, ...sizeOf(wrapText(label, widestLabel), padding) };
}

function sizeOf(lines: string[], { x, y }: { x: number; y: number }): { width: number; height: number } {
  return { width: Math.max(...lines.map(textWidth)) + 2 * x, height: lines.length * lineHeight + 2 * y };
}

function flatten(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

type Placed = { x?: number; y?: number; width?: number; height?: number };

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Placed = {}, lines: string[]): Box {
  return { x, y, width, height, lines };
}

function edgeOf({ sections = [], labels = [] }: ElkExtendedEdge): DiagramLayout["edges"][number] {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  const [label] = labels;
  return { points, label: label ? boxOf(label, (label.text ?? "").split("\n")) : null };
}

function groupId(id: string): string {
  return `group ${id}`;
}
