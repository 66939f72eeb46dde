import type { RecordedEvent } from "./pageRecorder";

/** Milliseconds that stand for an event which was too short to be reported. */
const shortest = 16;

/**
 * Latency of each interaction, of its events the longest.
 * @param count how many interactions there were: those of which no event was reported were short
 * @throws when there were more
 */
export function slowestOfEach(events: RecordedEvent[], count: number): number[] {
  const slowest = new Map<number, number>();
  for (const { interaction, duration } of events)
    slowest.set(interaction, Math.max(duration, slowest.get(interaction) ?? 0));
  if (slowest.size > count) throw new Error(`${slowest.size} interactions were recorded instead of ${count}.`);
  return [...slowest.values(), ...Array<number>(count - slowest.size).fill(shortest)];
}
