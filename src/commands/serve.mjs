import { parseArgs } from "node:util";
import { checkPort } from "./port.mjs";
import { prepare } from "./prepare.mjs";
import { fail } from "./say.mjs";
import { serveSite, usualPort } from "./serveSite.mjs";

// `npm run serve`: the built site, as hosts with its rules serve it.
const { values } = parseArgs({ options: { port: { type: "string", default: String(usualPort) } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`--port ${values.port}: write a number from 1 to 65535.`);
await prepare();
await checkPort(port);
process.exit(await serveSite(port));
