import type { Root } from "mdast";
import type { CompileContext } from "../compileContext";
import { together, walk } from "../walk";
import { fillAllDocs } from "./fillAllDocs";
import { fillCards } from "./fillCards";
import { fillEndpoints } from "./fillEndpoints";
import { fillReleaseNotes } from "./fillReleaseNotes";
import { measureImages } from "./measureImages";
import { readDiagrams } from "./readDiagrams";
import { readScreens } from "./readScreens";
import { type DocLinkTarget, resolveLinks } from "./resolveLinks";
import { substituteFacts } from "./substituteFacts";
import { substituteLabels } from "./substituteLabels";

/** Where a doc leads: its links within the site, and its cards. */
export type DocTargets = { links: DocLinkTarget[]; cards: DocLinkTarget[] };

/**
 * Puts in what a doc only names: diagrams, labels of the interface, release notes, product facts, cards, sizes of images, addresses of links.
 * Diagrams and notes come first, so that what they bring is filled as well; facts come before links, whose addresses
 * may hold them.
 */
export function fill(root: Root, context: CompileContext): DocTargets {
  const targets: DocTargets = { links: [], cards: [] };
  walk(
    root,
    together(
      readDiagrams(context),
      readScreens(context),
      fillReleaseNotes(context),
      substituteFacts(context),
      substituteLabels(context),
      fillCards(context, targets.cards),
      fillEndpoints(context),
      fillAllDocs(context),
      resolveLinks(context, targets.links),
      measureImages(context),
    ),
  );
  return targets;
}
