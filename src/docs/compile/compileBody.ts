import type { ContentTree } from "../../types/contentTree";
import type { Finding } from "../finding";
import { type Collected, collect } from "./collect/collect";
import type { CompileContext } from "./compileContext";
import { draw } from "./draw/draw";
import { type DocTargets, fill } from "./fill/fill";
import { inlineReferences } from "./parse/inlineReferences";
import { outline, type OutlineEntry } from "./parse/outline";
import { parseBody } from "./parse/parseBody";
import { refuse } from "./refuse/refuse";

/** What is known of a document besides how it is drawn: what the checks, search and other docs read. Plain data. */
export type CompiledDoc = Collected & DocTargets & { outline: OutlineEntry[]; findings: Finding[] };

/** A compiled document, and how to draw it: checks and search do without the drawing, which takes half of the time. */
export type CompiledBody = { compiled: CompiledDoc; draw(): Promise<ContentTree> };

/**
 * Compiles the body of a doc, in five phases: read what the author wrote, refuse what may not stand there, fill in what
 * is only named, collect what others want to know, draw. Mistakes become findings, never exceptions; a doc with errors
 * is compiled as far as it can be, so that all of its findings come in one run.
 */
export function compileBody(context: CompileContext): CompiledBody {
  const { doc, findings } = context;
  const { root, findings: syntaxFindings } = parseBody(doc.body, doc.bodyLine, doc.sourcePath);
  findings.push(...syntaxFindings);
  // Twins are compared as they were written, before facts and cards give them the same or other words.
  const written = outline(root);
  inlineReferences(root);
  refuse(root, context);
  const targets = fill(root, context);
  const collected = collect(root, context);
  return { compiled: { ...collected, ...targets, outline: written, findings }, draw: () => draw(root, doc) };
}
