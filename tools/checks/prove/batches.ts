/** Sets of places: all pairs within each are proved. */

/** Ordered pairs up to which all are proved, and those of a sample of more. */
export const [maxPairs, samplePairs] = [250_000, 20_000];
/** Of a sample. */
const sampleBatches = 20;
/** Any two of 13 groups are together in one of these four, each time moved on by one: a perfect difference set. */
const [groups, together] = [13, [0, 1, 3, 9]];

type Random = () => number;

function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  return things
    .map((thing) => [random(), thing] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, thing]) => thing);
}

/** Batches in which any two places are together at least once, each with a third of the places. */
export function batchesOfAll<Thing>(things: readonly Thing[], random: Random): Thing[][] {
  const mixed = shuffled(things, random);
  return Array.from({ length: groups }, (_, run) => {
    const own = new Set(together.map((group) => (group + run) % groups));
    return mixed.filter((_thing, i) => own.has(i % groups));
  });
}

/** Random batches with about as many ordered pairs in all, each with other places until all have been in one. */
export function sampleBatchesOf<Thing>(
  things: readonly Thing[],
  { pairs, random }: { readonly pairs: number; readonly random: Random },
): Thing[][] {
  const size = 1 + Math.ceil(Math.sqrt(pairs / sampleBatches));
  const mixed: Thing[] = [];
  while (mixed.length < sampleBatches * size && things.length > 0) mixed.push(...shuffled(things, random));
  return Array.from({ length: sampleBatches }, (_, i) => [...new Set(mixed.slice(i * size, (i + 1) * size))]);
}
