import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { nginxFiles } from "../../commands/system/nginx.mjs";
import { hostFiles } from "../../docs/outputs/hosts/hostFiles";
import { realSite, type TestSite } from "../support/sites/sites";

/** nginx that serves a built site until it is stopped. */
export type Nginx = { port: number; stop(): Promise<void> };

/** The server block that README shows. */
function readmeBlock(): string {
  const readme = fs.readFileSync(path.join(realSite.folder, "README.md"), "utf8");
  return /```nginx\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
}

/**
 * Starts nginx with a server block, README's as a rule, on a free port. Under a path prefix the built site lies in a folder of that
 * name, as an owner would put it.
 * @throws Error with what nginx says when it does not begin to serve
 */
export async function startNginx(
  { folder, prefix }: Pick<TestSite, "folder" | "prefix">,
  block = readmeBlock(),
): Promise<Nginx> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "indigo-x-docs-nginx-"));
  const built = path.join(folder, "public");
  const root = prefix ? path.join(home, "root") : built;
  if (prefix) {
    fs.mkdirSync(path.dirname(root + prefix), { recursive: true });
    fs.symlinkSync(built, root + prefix, "junction");
  }
  const port = await freePort();
  fs.writeFileSync(
    path.join(home, "nginx.conf"),
    configuration(block, home, root, path.join(built, hostFiles.nginx), port),
  );
  const server = spawn(nginxFiles.program, [
    "-p",
    home,
    "-c",
    path.join(home, "nginx.conf"),
    "-e",
    path.join(home, "error.log"),
  ]);
  let said = "";
  server.stderr.on("data", (data) => (said += data));
  const stop = async () => {
    await ended(server);
    fs.rmSync(home, { recursive: true, force: true });
  };
  for (const started = Date.now(); !(await answers(port));) {
    if (server.exitCode === null && Date.now() - started < 10_000) continue;
    await stop();
    throw new Error(`nginx does not serve: ${said}`);
  }
  return { port, stop };
}

/** A server block with this machine's folder and port in it, and what nginx needs around it. */
function configuration(block: string, home: string, root: string, include: string, port: number): string {
  const server = block
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace(/root .*;/, `root ${root};`)
    .replace(/include .*;/, `include ${include};`);
  // Debian's nginx gives up root's rights, and with them the way into a temporary folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  return `${user}load_module ${nginxFiles.brotli};
daemon off;
pid ${home}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${paths.join("\n  ")}
${server}}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () => resolve(true));
    socket.on("error", () => setTimeout(() => resolve(false), 50)).on("connect", () => socket.destroy());
  });
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once("exit", () => resolve()).kill("SIGQUIT");
  });
}
