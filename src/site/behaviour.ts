/** Progress bar of a navigation. Times in milliseconds; `minimum` is a share of the width. */
export const progress = { delay: 200, minimum: 0.08, speed: 200, trickleSpeed: 800 } as const;

/** Milliseconds for which a copy button says that it copied. */
export const copiedTime = 2000;

/** Milliseconds for which a page may grow until the reader's place is in it: search results come after their page. */
export const scrollRestoreTime = 5000;

/** A sample of more lines than this is folded on pages that lead through a task: it would be longer than two phone screens. */
export const foldedCodeFrom = 40;

/** Milliseconds without another letter after which a reader of search rests: what may be wanted next is loaded. */
export const searchRest = 500;

/** Pixels the reader has scrolled before «Back to top» may appear: about two screens. */
export const backToTopFrom = 1400;

/** Milliseconds for which a page is not asked again which build is on the host. */
export const keptAppData = 60_000;

/**
 * Milliseconds after which what a reader waits for has not come: a page with its data and scripts, the beginning of an
 * answer where files may be large. A slow line brings a long page in half of that.
 */
export const answerLimit = 20_000;

/** Milliseconds after which what a page needs is asked for once more, when it did not come. */
export const secondTry = 500;

/** Milliseconds between two looks whether a site that did not answer does; so long, too, may an answer take. */
export const lineCheck = 5000;
