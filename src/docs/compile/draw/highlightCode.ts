import { createHighlighterCore, createCssVariablesTheme, type HighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { escapeHtml } from "../../escapeHtml";

/**
 * Names of code languages authors may use: what Shiki calls them, and what readers see above the block.
 * Add a language by adding its grammar below.
 */
export const codeLanguages: Record<string, { grammar: string; label: string }> = {
  bash: { grammar: "shellscript", label: "Bash" },
  powershell: { grammar: "powershell", label: "PowerShell" },
  python: { grammar: "python", label: "Python" },
  javascript: { grammar: "javascript", label: "JavaScript" },
  json: { grammar: "json", label: "JSON" },
  http: { grammar: "http", label: "HTTP" },
  ini: { grammar: "ini", label: "INI" },
  yaml: { grammar: "yaml", label: "YAML" },
  xml: { grammar: "xml", label: "XML" },
  text: { grammar: "text", label: "" },
};

/** A code language by the name authors write; undefined when it is not one of ours. */
export function languageOf(name: string): { grammar: string; label: string } | undefined {
  return Object.hasOwn(codeLanguages, name) ? codeLanguages[name] : undefined;
}

/** Shiki's CSS-variables theme names a colour by what it means; each becomes a class of `CodeBlock.module.css`. */
const classes: Record<string, string> = {
  "token-keyword": "tk",
  "token-string": "ts",
  "token-string-expression": "ts",
  "token-constant": "tn",
  "token-comment": "tc",
  "token-function": "tf",
  "token-parameter": "tp",
  "token-punctuation": "tu",
  "token-link": "ts",
};

/** By itself Shiki stops colouring a line after half a second, which on a busy machine happens anywhere: builds would differ. */
const unhurried = { tokenizeTimeLimit: 0 };

let highlighter: Promise<HighlighterCore> | null = null;
/**
 * The blocks that were coloured last. Translations repeat their original's code to the letter and are compiled soon
 * after it, so that each block is coloured once; a development server that runs for days keeps no more than these.
 */
const coloured = new Map<string, Promise<string>>();
const mostColoured = 500;

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: "classes", variablePrefix: "--", fontStyle: false })],
    langs: [
      import("shiki/langs/shellscript.mjs"),
      import("shiki/langs/powershell.mjs"),
      import("shiki/langs/python.mjs"),
      import("shiki/langs/javascript.mjs"),
      import("shiki/langs/json.mjs"),
      import("shiki/langs/http.mjs"),
      import("shiki/langs/ini.mjs"),
      import("shiki/langs/yaml.mjs"),
      import("shiki/langs/xml.mjs"),
    ],
    // 2.6 times as fast on our code blocks as Shiki's engine in JavaScript.
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
  return highlighter;
}

/**
 * Colours a code block at build. Both themes share the result: it holds classes, no colours.
 * @param language a key of `codeLanguages`
 * @param marked lines to mark, counted from 1
 * @returns HTML made here from escaped text and our own class names
 */
export function highlightCode(code: string, language: string, marked: Set<number>): Promise<string> {
  const key = JSON.stringify([code, language, ...marked]);
  const known = coloured.get(key);
  if (known) return known;
  const html = colourCode(code, language, marked);
  coloured.set(key, html);
  // A map keeps the order in which it was filled.
  if (coloured.size > mostColoured) coloured.delete(coloured.keys().next().value ?? "");
  return html;
}

async function colourCode(code: string, language: string, marked: Set<number>): Promise<string> {
  const { codeToTokensBase } = await loadHighlighter();
  const lang = languageOf(language)?.grammar ?? "text";
  const lines = codeToTokensBase(code, { lang, theme: "classes", ...unhurried });
  return lines
    .map((tokens, index) => {
      const html = tokens.map(({ content, color }) => tokenHtml(content, color)).join("");
      return `<span class="${marked.has(index + 1) ? "line marked" : "line"}">${html}\n</span>`;
    })
    .join("");
}

function tokenHtml(content: string, color: string | undefined): string {
  const name = /^var\(--(.+)\)$/.exec(color ?? "")?.[1] ?? "";
  const className = content.trim() === "" ? undefined : classes[name];
  const text = escapeHtml(content);
  return className ? `<span class="${className}">${text}</span>` : text;
}
