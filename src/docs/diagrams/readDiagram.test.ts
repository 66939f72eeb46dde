import { expect, test } from "vitest";
import { diagramShape, readDiagram } from "./readDiagram";

const source = `text: What it shows.
nodes:
  a: One
  b: { label: Two, kind: question }
groups:
  g: { label: Frame, nodes: [b] }
edges:
  - a -> b
  - b -> a: back
`;

test("reads boxes, frames and arrows with and without words", () => {
  expect(readDiagram(source)).toEqual({
    diagram: {
      text: "What it shows.",
      direction: "down",
      nodes: [
        { id: "a", label: "One", kind: "step" },
        { id: "b", label: "Two", kind: "question" },
      ],
      edges: [
        { from: "a", to: "b", label: "" },
        { from: "b", to: "a", label: "back" },
      ],
      groups: [{ id: "g", label: "Frame", nodes: ["b"] }],
    },
    mistakes: [],
  });
});

test.each([
  ["text: x\nnodes: { a: A }\nedges: [a => a]", 3, "«a => a» is no arrow; write a -> b"],
  ["text: x\nnodes: { a: A }\nedges:\n  - a -> c", 4, "there is no node c"],
  ["text: x\nnodes: { a: A }\ngroups:\n  g: { label: G, nodes: [z] }\nedges: []", 4, "there is no node z"],
  ["nodes: { a: A }\nedges: []", 1, "text: must be text; quote it"],
  ["text: x\nnodes:\n  a: { label: A, kind: star }\nedges: []", 3, "nodes.a: must be text, or { label, kind }"],
  ["text: x\nnodes: { a: A }\nedges: []\ncolour: red", 1, 'the description: Unrecognized key: "colour"'],
  ["text: x\nnodes: [", 2, "Flow sequence in block collection must be sufficiently indented and end with a ]"],
])("names line and mistake of %j", (text, line, mistake) => {
  expect(readDiagram(text)).toEqual({
    diagram: null,
    mistakes: [{ line, text: expect.stringContaining(mistake) as string }],
  });
});

test("twins have the same shape when only their words differ", () => {
  expect(diagramShape(source.replace("One", "Один").replace("back", "назад"))).toBe(diagramShape(source));
  expect(diagramShape(source.replace("kind: question", "kind: good"))).not.toBe(diagramShape(source));
  expect(diagramShape(source.replace(": back", ""))).not.toBe(diagramShape(source));
});
