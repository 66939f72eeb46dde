/** The contents of a page, where the skip link leads: the list beside the text, and the folded one above it on small screens. */
export const contentsIds = { beside: "page-contents", above: "page-contents-folded" } as const;
