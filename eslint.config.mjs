import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Rooms that must not be entered from components: Node code, templates, Gatsby itself. */
const closedToComponents = [
  { group: ["gatsby"], message: "Only src/gatsby, src/templates and the one link component know Gatsby." },
  { group: ["**/docs/**"], message: "Components receive finished data." },
  { group: ["**/templates/**", "**/gatsby/**"], message: "Nothing imports templates or Gatsby's hooks." },
  { group: ["node:*"], message: "Components run in the browser." },
];

const pure = [
  { group: ["node:*", "gatsby", "react", "react-*"], message: "This room is pure: no Node, no DOM, no React." },
  {
    group: ["**/components/**", "**/browser/**", "**/gatsby/**", "**/docs/**"],
    message: "This room depends on src/site only.",
  },
];

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
    files: ["src/components/**/*.{ts,tsx}"],
    ignores: ["src/components/basics/Link.tsx"],
    rules: { "no-restricted-imports": ["error", { patterns: closedToComponents }] },
  },
  {
    files: ["src/search/**/*.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: pure }] },
  },
  {
    files: ["src/languages/**/*.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [...pure, { group: ["**/search/**", "**/i18n/**"], message: "Languages depend on src/site only." }],
        },
      ],
    },
  },
  {
    files: ["src/docs/**/*.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["gatsby", "react", "**/components/**", "**/browser/**", "**/gatsby/**", "**/templates/**"],
              message: "Build code knows neither Gatsby nor the browser.",
            },
          ],
        },
      ],
    },
  },
);
