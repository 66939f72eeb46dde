import { compileAhead } from "../docs/compileAhead";
import { compiledDocsFolder } from "../docs/siteModel";

// A build starts this beside itself when it has all docs to compile; see `src/gatsby/onPreBootstrap.ts`.
void compileAhead(process.cwd(), compiledDocsFolder(process.cwd()));
