/** A figure of a run, at a size of the site. */
export type Point = { docs: number; seconds: number; megabytes: number | null };

/** What a further doc costs between two sizes: milliseconds, and kilobytes of memory (null where it is not known). */
export type Growth = { from: number; to: number; milliseconds: number; kilobytes: number | null };

/** Growth from size to size, the sizes in their order. Docs are counted in all languages together. */
export function growthPerDoc(points: Point[]): Growth[] {
  const sorted = [...points].sort((a, b) => a.docs - b.docs);
  return sorted.slice(1).map((point, index) => {
    const before = sorted[index] as Point;
    const docs = point.docs - before.docs;
    const bothKnown = point.megabytes !== null && before.megabytes !== null;
    return {
      from: before.docs,
      to: point.docs,
      milliseconds: ((point.seconds - before.seconds) * 1000) / docs,
      kilobytes: bothKnown ? (((point.megabytes ?? 0) - (before.megabytes ?? 0)) * 1024) / docs : null,
    };
  });
}
