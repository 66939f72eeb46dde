/**
 * Cuts a text into words the way every part of search sees them: lower case, «ё» as «е», letters and digits only.
 * `automation_token` and `profile/start` become their parts.
 */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Lower case, compatible forms made one (NFKC), «ё» as «е», no invisible direction marks. */
export function foldText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ё/g, "е")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, "");
}
