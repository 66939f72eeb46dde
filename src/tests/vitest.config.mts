import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: process.cwd(),
    include: ["src/**/*.test.ts"],
    // Tests that compile all our content take long on a busy machine; none of them is about time.
    testTimeout: 180_000,
    // Modules are loaded once, not once a file: half the time. So nothing may be left behind in them.
    isolate: false,
    // Vitest would leave a core to its own process, which has little to do.
    maxWorkers: 2,
    unstubGlobals: true,
  },
  define: { __PATH_PREFIX__: '""' },
});
