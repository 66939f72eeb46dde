import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { jsxElement } from "../jsxElement";
import type { DiagramLayout } from "./layoutDiagram";
import { fontSize, lineHeight } from "./textSize";

const corner = 6;
const arrowLength = 8;

type Point = { x: number; y: number };
type Box = DiagramLayout["nodes"][number] | DiagramLayout["groups"][number];

/** Draws a laid out diagram: SVG whose parts say by `data-part` and `data-kind` what they are. Colours come from CSS. */
export function drawDiagram({ groups, edges, nodes }: DiagramLayout): MdxJsxFlowElement {
  return jsxElement("g", {}, [
    ...groups.map((group) =>
      jsxElement("g", { "data-part": "group" }, [rectangle(group), text(group.lines, group.x + 14, group.y + 14)]),
    ),
    ...edges.map(({ points }) => jsxElement("path", { "data-part": "edge", d: linePath(points) })),
    ...edges.map(({ points }) => jsxElement("path", { "data-part": "arrow", d: arrowPath(points) })),
    ...edges.flatMap(({ label }) => (label ? [jsxElement("g", { "data-part": "label" }, [centred(label)])] : [])),
    ...nodes.map((node) => jsxElement("g", { "data-kind": node.kind }, [rectangle(node), centred(node)])),
  ]);
}

function centred({ x, y, width, height, lines }: Box): MdxJsxFlowElement {
  return text(lines, x + width / 2, y + (height - lines.length * lineHeight) / 2);
}

function rectangle({ x, y, width, height }: Box): MdxJsxFlowElement {
  return jsxElement("rect", { x: round(x), y: round(y), width: round(width), height: round(height) });
}

function text(lines: string[], x: number, top: number): MdxJsxFlowElement {
  // The foot of the letters stands about a third of their size below the middle of the line.
  const baseline = (line: number) => top + line * lineHeight + lineHeight / 2 + fontSize * 0.35;
  const spans = lines.map((line, index) =>
    jsxElement("tspan", { x: round(x), y: round(baseline(index)) }, [{ type: "text", value: line }]),
  );
  return jsxElement("text", {}, spans);
}

/** A line along points with rounded corners. */
function linePath(points: Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${coordinates(point)}`;
      if (!after) return `L${coordinates(point)}`;
      return `L${coordinates(towards(point, before, corner))}Q${coordinates(point)} ${coordinates(towards(point, after, corner))}`;
    })
    .join("");
}

/** The head of an arrow at the end of a line that runs straight down, up or aside. */
function arrowPath(points: Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return "";
  const base = towards(end, before, arrowLength);
  const [dx, dy] = [(end.y - base.y) / 2, (end.x - base.x) / 2];
  return `M${coordinates({ x: base.x + dx, y: base.y - dy })}L${coordinates(end)}L${coordinates({ x: base.x - dx, y: base.y + dy })}Z`;
}

/** The point at a distance from one point on the way to another, or half-way when they are too near. */
function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(far / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function coordinates({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
