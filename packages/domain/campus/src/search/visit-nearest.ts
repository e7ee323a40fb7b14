import { createPrefixDistance } from './edit-distance.ts';
import { letterBits } from './lexicon.ts';

/**
 * Visits the strings within `maxEdits` edits of a word; the limit drops to the smallest distance that `accepts` accepted.
 * `rest` is the share of the string after the match, 0 to 1.
 */
export function visitNearest(
  word: string,
  list: { readonly strings: readonly string[]; readonly letters: Uint32Array },
  maxEdits: number,
  accepts: (index: number, edits: number, rest: number) => boolean,
): void {
  const bits = letterBits(word);
  const prefixDistance = createPrefixDistance(word);
  let limit = maxEdits;
  list.strings.forEach((other, index) => {
    // Each edit can add one missing letter, so that the letter mask excludes most strings.
    let lacking = bits & ~(list.letters[index] as number);
    for (let left = limit; lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
    if (lacking !== 0 || list.letters[index] === 0 || other.length < word.length - limit) return;
    const cost = prefixDistance(other, limit);
    const edits = Math.floor(cost);
    if (edits <= limit && accepts(index, edits, cost - edits)) limit = edits;
  });
}
