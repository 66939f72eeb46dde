import { compileAhead } from "../docs/compileAhead";
import { growSlowly } from "../docs/growSlowly";
import { compiledDocsFolder } from "../docs/siteModel";

growSlowly();
// A build starts this beside itself when it has all docs to compile; see `src/gatsby/onPreBootstrap.ts`.
void compileAhead(process.cwd(), compiledDocsFolder(process.cwd()));
