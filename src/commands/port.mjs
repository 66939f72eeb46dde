import { createServer } from "node:net";
import { fail } from "./say.mjs";

/** Stops with a clear line when a port is taken. @param {number} port */
export async function checkPort(port) {
  const isFree = await new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
  if (!isFree)
    fail(
      `Port ${port} is taken: stop what uses it, or serve the built site with \`npm run serve -- --port ${port + 1}\`.`,
    );
}
