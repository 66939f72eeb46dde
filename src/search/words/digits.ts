/** The digits of Base64, by their values: six bits in a letter that JSON and compression leave as it is. */
export const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export const bitsOfDigit = 6;

/** The value of each digit. */
export const digitValues: ReadonlyMap<string, number> = new Map([...digits].map((digit, value) => [digit, value]));
