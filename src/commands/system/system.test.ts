import { describe, expect, test } from "vitest";
import { browserAdvice, installedBrowser } from "./browser.mjs";
import { nodeAdvice } from "./node.mjs";
import { npmCommand } from "./npm.mjs";
import { areInstalled } from "./packages.mjs";
import { findProgram, type System } from "./system.mjs";

/** A machine that has these files. */
function machine(platform: string, execPath: string, env: System["env"], files: string[]): System {
  return { platform, execPath, env, isFile: (file) => files.includes(file) };
}

describe("npm is started", () => {
  const node = "C:\\Program Files\\nodejs\\node.exe";
  const onWindows = "C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js";

  test.each([
    ["linux", "/usr/bin/node", "/usr/lib/node_modules/npm/bin/npm-cli.js"],
    ["darwin", "/usr/local/bin/node", "/usr/local/lib/node_modules/npm/bin/npm-cli.js"],
    ["win32", node, onWindows],
  ])("on %s by the Node that runs, never by a shell", (platform, execPath, script) => {
    expect(npmCommand(machine(platform, execPath, {}, [script]))).toEqual({ program: execPath, args: [script] });
  });

  test("as the one that runs the script, when that is npm", () => {
    const own = "/home/a/.nvm/lib/node_modules/npm/bin/npm-cli.js";
    const pnpm = "/usr/lib/node_modules/pnpm/bin/pnpm.cjs";
    const beside = "/usr/lib/node_modules/npm/bin/npm-cli.js";
    const command = (npm_execpath: string) =>
      npmCommand(machine("linux", "/usr/bin/node", { npm_execpath }, [own, pnpm, beside]));
    expect(command(own)?.args).toEqual([own]);
    expect(command(pnpm)?.args).toEqual([beside]);
  });

  test("where it stands on the PATH, when it is not beside Node", () => {
    const [program, script] = ["D:\\npm\\npm.cmd", "D:\\npm\\node_modules\\npm\\bin\\npm-cli.js"];
    const env = { PATH: "C:\\Windows;D:\\npm", PATHEXT: ".EXE;.CMD" };
    expect(npmCommand(machine("win32", node, env, [program, script]))).toEqual({ program: node, args: [script] });
    const brew = machine("darwin", "/opt/homebrew/Cellar/node/22.1.0/bin/node", { PATH: "/bin:/opt/homebrew/bin" }, [
      "/opt/homebrew/bin/npm",
    ]);
    expect(npmCommand(brew)).toEqual({ program: "/opt/homebrew/bin/npm", args: [] });
  });

  test("not at all where there is none, or only a script that Windows refuses", () => {
    expect(npmCommand(machine("linux", "/usr/bin/node", { PATH: "/usr/bin" }, []))).toBeNull();
    expect(npmCommand(machine("win32", node, { PATH: "D:\\npm" }, ["D:\\npm\\npm.cmd"]))).toBeNull();
  });
});

describe("a browser is found", () => {
  const windows = {
    PROGRAMFILES: "C:\\Program Files",
    "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
    LOCALAPPDATA: "C:\\Users\\a\\AppData\\Local",
    PATH: "C:\\Windows",
  };
  test.each([
    ["linux", { PATH: "/usr/local/bin:/usr/bin" }, "/usr/bin/google-chrome"],
    ["linux", { PATH: "/usr/bin:/snap/bin" }, "/snap/bin/chromium"],
    ["darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["darwin", { HOME: "/Users/a" }, "/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium"],
    ["darwin", { PATH: "/opt/homebrew/bin" }, "/opt/homebrew/bin/chromium"],
    ["win32", windows, "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
    ["win32", windows, "C:\\Users\\a\\AppData\\Local\\Chromium\\Application\\chrome.exe"],
    ["win32", windows, "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"],
  ])("on %s where the system keeps it (%j)", (platform, env, file) => {
    expect(installedBrowser(machine(platform, "", env, [file]))).toBe(file);
    expect(installedBrowser(machine(platform, "", env, []))).toBeNull();
  });

  test("the headless shell before a browser with windows, whichever comes first on the PATH", () => {
    const files = ["/usr/bin/google-chrome", "/opt/bin/chromium-headless-shell"];
    const found = installedBrowser(machine("linux", "", { PATH: "/usr/bin:/opt/bin" }, files));
    expect(found).toBe("/opt/bin/chromium-headless-shell");
  });

  test("and where there is none, the advice names the system's own way to install one", () => {
    expect(["linux", "darwin", "win32"].map(browserAdvice)).toEqual([
      expect.stringContaining("sudo apt-get install"),
      expect.stringContaining("brew install"),
      expect.stringContaining("winget install"),
    ]);
  });
});

test("a program is looked for through the PATH, with the separators and endings of the system", () => {
  const unix = machine("linux", "", { PATH: "/a b::/c" }, ["/c/tool"]);
  expect(findProgram("tool", unix)).toBe("/c/tool");
  const windows = machine("win32", "", { PATH: "C:\\a b;D:\\c" }, ["D:\\c\\tool.exe", "D:\\c\\other"]);
  expect(findProgram("tool", windows)).toBe("D:\\c\\tool.exe");
  expect(findProgram("other", windows)).toBeNull();
  expect(findProgram("tool", machine("darwin", "", {}, ["/c/tool"]))).toBeNull();
});

test.each([
  ["18.20.4", "too old"],
  ["20.18.9", "too old"],
  ["20.19.0", null],
  ["25.9.1", null],
  ["26.0.0", "too new"],
])("Node %s is %s", (version, fault) => {
  const advice = nodeAdvice(version, ">=20.19 <26", "20.20.2");
  if (!fault) return expect(advice).toBeNull();
  expect(advice).toMatch(new RegExp(`^Node ${version} is ${fault}.* Install Node 20\\.20\\.2 `));
});

test("packages are installed when each is there in its version; those of other systems may be missing", () => {
  const lock = {
    packages: {
      "": { version: "1.0.0" },
      "node_modules/a": { version: "1.0.0" },
      "node_modules/b-win32": { version: "2.0.0", optional: true },
    },
  };
  const a = { version: "1.0.0" };
  expect(areInstalled(lock, { packages: { "node_modules/a": a } })).toBe(true);
  expect(areInstalled(lock, { packages: {} })).toBe(false);
  expect(areInstalled(lock, { packages: { "node_modules/a": { version: "1.0.1" } } })).toBe(false);
  const otherVersion = { "node_modules/a": a, "node_modules/b-win32": { version: "1.9.0" } };
  expect(areInstalled(lock, { packages: otherVersion })).toBe(false);
});
