import path from "node:path";
import { siteServer } from "./siteServer";

/** Serves a built site until it is stopped: `serve.ts public 9000`. */
function serve([folder = "", port = ""]: string[]): void {
  try {
    const server = siteServer(path.resolve(folder));
    server.listen(Number(port), () => console.log(`\n▸ Serving ${folder}/ at http://localhost:${port} (Ctrl+C stops)`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`\n✖ There is no built site in ${folder}/: run \`npm run build\` first. (${reason})`);
    process.exitCode = 1;
  }
}

serve(process.argv.slice(2));
