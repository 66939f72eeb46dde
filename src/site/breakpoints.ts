/** Widest window, in CSS pixels, that gets the mobile layout. Style sheets say it as `(width <= 62.25rem)`. */
export const mobileMaxWidth = 996;

/** The same condition as the style sheets', for `matchMedia`. In rem, so both follow the reader's font size. */
export const mobileQuery = `(width <= ${mobileMaxWidth / 16}rem)`;

/** Windows of phones, where search fills the window; style sheets say the same. */
export const phoneQuery = "(width <= 36rem)";
