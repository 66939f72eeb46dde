// The letters' keys of a QWERTY keyboard, row by row, and what the same keys type in the Russian layout (ЙЦУКЕН).
const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const shifted: Record<string, string> = { "~": "`", "{": "[", "}": "]", ":": ";", '"': "'", "<": ",", ">": "." };

const toRussian = new Map([...latinKeys].map((key, place) => [key, russianKeys.charAt(place)]));
const toLatin = new Map([...russianKeys].map((key, place) => [key, latinKeys.charAt(place)]));

/**
 * What the same keys would have typed in the other layout: `ghjrcb` ↔ «прокси». Keys that are punctuation in one
 * layout are letters in the other: `;` is «ж».
 * @returns null when the text has letters of both layouts or of none
 */
export function otherLayout(text: string): string | null {
  const keys = [...text.toLowerCase()].map((key) => shifted[key] ?? key);
  const isLatin = keys.some((key) => /[a-z]/.test(key));
  const isRussian = keys.some((key) => /[а-яё]/.test(key));
  if (isLatin === isRussian) return null;
  const map = isLatin ? toRussian : toLatin;
  return keys.map((key) => map.get(key) ?? key).join("");
}
