import type { Root } from "mdast";
import type { CompileContext } from "../compileContext";
import { together, walk } from "../walk";
import { checkCodeLanguages } from "./checkCodeLanguages";
import { checkComponents } from "./checkComponents";
import { checkReleaseNote } from "./checkReleaseNote";
import { checkTables } from "./checkTables";
import { refuseCode } from "./refuseCode";

/** Says what a doc may not contain. It comes first: later phases may rely on components being what they seem. */
export function refuse(root: Root, context: CompileContext): void {
  walk(
    root,
    together(
      refuseCode(context),
      checkComponents(context),
      checkTables(context),
      checkCodeLanguages(context),
      checkReleaseNote(context),
    ),
  );
}
