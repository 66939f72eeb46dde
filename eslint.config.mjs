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

/** Which rooms inside a room may import each other; README draws these arrows, too. Files of `docs` itself know no folder. */
const mayImportInside = {
  docs: {
    docs: [],
    read: ["docs"],
    library: ["docs", "read"],
    diagrams: ["docs"],
    compile: ["docs", "read", "library", "diagrams"],
    pages: ["docs", "read", "library", "compile"],
    checks: ["docs", "read", "library", "diagrams", "compile"],
    siteModel: ["docs", "read", "library", "compile", "pages", "checks"],
    outputs: ["docs", "read", "library", "compile", "pages", "checks", "siteModel"],
    compileAhead: ["docs", "read", "library", "compile"],
  },
  components: {
    basics: [],
    summary: ["basics"],
    siteContext: [],
    skipLink: [],
    announcement: ["basics"],
    backToTop: ["basics", "skipLink"],
    crash: ["basics", "summary"],
    languageSwitch: ["basics", "siteContext"],
    versionSwitch: ["basics", "siteContext"],
    notices: ["basics", "siteContext", "versionSwitch"],
    prose: ["basics", "summary"],
    search: ["basics", "siteContext", "notices"],
    sidebar: ["basics", "siteContext"],
    tableOfContents: ["summary", "skipLink"],
    themeSwitch: ["basics"],
    article: ["basics", "siteContext", "notices", "prose", "tableOfContents"],
    header: ["basics", "siteContext", "languageSwitch", "search", "themeSwitch", "versionSwitch"],
    home: ["basics", "prose", "search"],
    notFound: ["basics", "search"],
    siteFooter: ["basics", "siteContext", "languageSwitch"],
    drawer: ["basics", "siteContext", "languageSwitch", "sidebar", "themeSwitch", "versionSwitch", "header"],
    layout: [
      ...["basics", "siteContext", "skipLink", "announcement", "backToTop", "crash", "search", "sidebar"],
      ...["header", "siteFooter", "drawer"],
    ],
  },
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

/** Room inside a room; undefined where inner rooms have no rules. Files beside the folders count as the room itself. */
function innerRoomOf(file) {
  const [, room, inner] = file.split(path.sep);
  const rooms = mayImportInside[room];
  if (!rooms) return undefined;
  const name = inner.replace(/\.tsx?$/, "");
  return { room, inner: name in rooms ? name : room, rooms };
}

/** Refuses an import of our own from a room that the importing room may not know. */
const arrows = {
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const room = roomOf(file);
    const here = innerRoomOf(file);
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const target = path.relative(context.cwd, path.resolve(path.dirname(context.filename), source.value));
      const imported = roomOf(target);
      const refuse = (from, to) =>
        context.report({
          node: source,
          message: `${from} may not import ${to}: see README, «How it is built».`,
        });
      if (imported !== room && !mayImport[room]?.includes(imported)) refuse(`src/${room}`, `src/${imported}`);
      const there = innerRoomOf(target);
      if (!here || here.room !== there?.room || here.inner === there.inner) return;
      if (!here.rooms[here.inner]?.includes(there.inner)) {
        refuse(...[here, there].map(({ room, inner }) => `src/${room}/${inner === room ? "*" : inner}`));
      }
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
    languageOptions: { parserOptions: { project: "src/types/sides/tsconfig.lint.json" } },
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
