import path from "node:path";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Which rooms under `src` a room may import. README draws the same arrows («How it is built»). */
const mayImport = {
  site: [],
  locales: [],
  styles: [],
  languages: ["site"],
  i18n: ["site", "locales"],
  search: ["site", "languages"],
  types: ["site", "search"],
  docs: ["site", "languages", "i18n", "search", "types"],
  browser: ["site", "i18n", "types"],
  components: ["site", "i18n", "search", "types", "browser"],
  templates: ["site", "i18n", "types", "browser", "components"],
  gatsby: ["site", "i18n", "search", "types", "docs"],
  "gatsby/browser": ["site", "i18n", "types", "browser", "components"],
  "gatsby/layoutPlugin": ["site", "i18n", "types", "browser", "components", "styles"],
  commands: ["site", "docs"],
};

const node = { group: ["node:*"], message: "This room does not run in Node." };
const react = { group: ["react", "react-*"], message: "Only what readers see is made with React." };
const gatsby = {
  group: ["gatsby", "gatsby-*"],
  message: "Only src/gatsby, src/templates and the one link component know Gatsby.",
};

/** Packages that are closed to rooms. */
const closedPackages = [
  { rooms: ["site", "languages", "search"], patterns: [node, react, gatsby] },
  { rooms: ["i18n"], patterns: [node, gatsby] },
  { rooms: ["docs", "commands"], patterns: [react, gatsby] },
  { rooms: ["browser"], patterns: [node, gatsby] },
  { rooms: ["components"], patterns: [node, gatsby], ignores: ["src/components/basics/Link.tsx"] },
  { rooms: ["templates", "gatsby/browser", "gatsby/layoutPlugin"], patterns: [node] },
];

/** Unit tests may look into any room. */
const tests = ["src/**/*.test.ts", "src/tests/**"];

/** Room of a path from the repository's root; undefined outside `src`. */
function roomOf(file) {
  const [source, room, inner] = file.split(path.sep);
  if (source !== "src") return undefined;
  return `${room}/${inner}` in mayImport ? `${room}/${inner}` : room;
}

/** Refuses an import of our own from a room that the importing room may not know. */
const arrows = {
  create(context) {
    const room = roomOf(path.relative(context.cwd, context.filename));
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const target = path.resolve(path.dirname(context.filename), source.value);
      const imported = roomOf(path.relative(context.cwd, target));
      if (imported === room || mayImport[room]?.includes(imported)) return;
      context.report({
        node: source,
        message: `src/${room} may not import src/${imported}: see README, «How it is built».`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default tseslint.config(
  { ignores: [".cache/**", "public/**", "node_modules/**", "src/types/gatsby-types.d.ts"] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ["**/*.{ts,tsx}"] })),
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Our objects are plain records of functions: no method uses `this`.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  { files: ["src/**/*.tsx"], ...jsxA11y.flatConfigs.recommended },
  {
    files: ["src/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: tests,
    plugins: { rooms: { rules: { arrows } } },
    rules: { "rooms/arrows": "error" },
  },
  ...closedPackages.map(({ rooms, patterns, ignores = [] }) => ({
    files: rooms.map((room) => `src/${room}/**/*.{ts,tsx}`),
    ignores: [...tests, ...ignores],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  })),
);
