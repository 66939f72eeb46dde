import { prepare } from "./prepare.mjs";
import { runGatsby } from "./run.mjs";

// Gatsby with telemetry off and packages installed: `node src/commands/gatsby.mjs build`.
await prepare();
const { code } = await runGatsby(process.argv.slice(2));
process.exit(code);
