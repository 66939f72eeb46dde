/**
 * A number from 0 to before 2³² that tells texts apart, but is no cryptographic digest: FNV-1a over code units
 * (http://www.isthe.com/chongo/tech/comp/fnv/).
 */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
