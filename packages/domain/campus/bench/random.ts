/** Seeded pseudorandom numbers from 0 to 1 (a 32-bit linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
