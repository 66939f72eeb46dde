/** Tools of the project's scripts by their names: the file below `node_modules` that Node runs. */
export const tools = {
  eslint: "eslint/bin/eslint.js",
  playwright: "@playwright/test/cli.js",
  prettier: "prettier/bin/prettier.cjs",
  stylelint: "stylelint/bin/stylelint.mjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
};
