declare module "@joplin/turndown-plugin-gfm" {
  import type TurndownService from "turndown";

  /** Tables, deleted text and task lists, as GitHub writes them. */
  export const gfm: TurndownService.Plugin;
}
