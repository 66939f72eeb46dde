import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: process.cwd(),
    include: ["src/**/*.test.ts"],
  },
  define: { __PATH_PREFIX__: '""' },
});
