import base from "/work/main/src/tests/playwright.config";
export default { ...base, testDir: "/work/main/src/tests", webServer: undefined, outputDir: "/tmp/pwfix-results", projects: (base.projects ?? []).map((p) => ({ ...p, testDir: `/work/main/src/tests/${(p.testDir ?? "").replace("./", "")}` })) };
