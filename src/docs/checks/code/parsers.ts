import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import type { Language, Node } from "@vscode/tree-sitter-wasm";
import { installedFile } from "../installedFile";

/** Where a sample stops being code of its language; lines and columns from 1. */
export type SyntaxMistake = { line: number; column: number; text: string };

/** Grammars by the name authors write behind a code fence. Languages without one are not checked. */
const grammars: Record<string, string> = {
  bash: "bash",
  powershell: "powershell",
  javascript: "javascript",
};

const languages = new Map<string, Promise<Language>>();

/** Loaded when the first sample is parsed. CommonJS: as an imported module it would hide its names. */
function treeSitter(): typeof import("@vscode/tree-sitter-wasm") {
  return createRequire(installedFile("package.json"))("@vscode/tree-sitter-wasm") as ReturnType<typeof treeSitter>;
}

let started: Promise<void> | null = null;

/**
 * Parses a sample with the grammar that editors colour the language with.
 * @returns the first place that does not parse, or null; null also for languages that have no grammar here
 */
export async function syntaxMistake(language: string, code: string): Promise<SyntaxMistake | null> {
  if (language === "json") return jsonMistake(code);
  if (language === "python") return pythonMistake(code);
  const grammar = grammars[language];
  if (!grammar) return null;
  const { Parser } = treeSitter();
  const loaded = await load(grammar);
  const parser = new Parser();
  parser.setLanguage(loaded);
  const tree = parser.parse(language === "powershell" ? withoutLists(code) : code);
  const node = tree?.rootNode.hasError ? firstError(tree.rootNode) : null;
  const mistake = node && describe(node);
  tree?.delete();
  parser.delete();
  return mistake;
}

async function load(grammar: string): Promise<Language> {
  const known = languages.get(grammar) ?? loadFile(grammar);
  languages.set(grammar, known);
  return known;
}

async function loadFile(grammar: string): Promise<Language> {
  const { Language, Parser } = treeSitter();
  // V8 takes ten seconds to optimise the lexer of the PowerShell grammar, which then runs for milliseconds.
  setFlagsFromString("--liftoff-only");
  started ??= Parser.init();
  await started;
  const loaded = await Language.load(installedFile(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`));
  setFlagsFromString("--no-liftoff-only");
  return loaded;
}

/** The PowerShell grammar does not know lists of bare words (`Select-Object Used, Free`): they become arguments. */
function withoutLists(code: string): string {
  return code.replace(/(?<=[A-Za-z_]\w*), *(?=[A-Za-z_])/g, (separator) => " ".repeat(separator.length));
}

function firstError(node: Node): Node {
  const inner = node.children.find((child) => child?.hasError || child?.isMissing);
  return inner && !node.isError ? firstError(inner) : node;
}

function describe(node: Node): SyntaxMistake {
  const [first = ""] = node.text.split("\n");
  const text = node.isMissing ? `${node.type} is missing` : `«${first.slice(0, 40)}» is not understood`;
  return { line: node.startPosition.row + 1, column: node.startPosition.column + 1, text };
}

function jsonMistake(code: string): SyntaxMistake | null {
  try {
    JSON.parse(code);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    const before = code.slice(0, offset).split("\n");
    return { line: before.length, column: (before.at(-1) ?? "").length + 1, text: message };
  }
}

/** Tree-sitter forgives print statements and wrong indentation; this parser is as strict as Python is. */
async function pythonMistake(code: string): Promise<SyntaxMistake | null> {
  const { parse } = await import("py-ast");
  try {
    parse(code);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, text = message, line = "1", , column = "0"] = /^(.*?) at line (\d+)(, column (\d+))?/.exec(message) ?? [];
    return { line: Number(line), column: Number(column) + 1, text };
  }
}
