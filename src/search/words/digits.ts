/** The digits of Base64, by their values: six bits in a letter that JSON and compression leave as it is. */
export const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

export const bitsOfDigit = 6;

/** The value of each digit, by its character code. */
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value += 1) values[digits.charCodeAt(value)] = value;

/** The value of the digit at an index of a text; 0 for what is no digit. An index has a hundred thousand of them. */
export function digitAt(text: string, index: number): number {
  return values[text.charCodeAt(index)] ?? 0;
}
