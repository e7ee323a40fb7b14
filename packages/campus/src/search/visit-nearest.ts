import { createPrefixDistance } from './edit-distance.ts';
import { letterBits } from './lexicon.ts';

/**
 * Visits the strings of a list that are few edits away from a word, the limit falling to the fewest that `accepts` has
 * taken. `rest` is the share of the string that lies behind the match, 0 to 1.
 */
export function visitNearest(
  word: string,
  list: { readonly strings: readonly string[]; readonly letters: Uint32Array },
  most: number,
  accepts: (index: number, edits: number, rest: number) => boolean,
): void {
  const bits = letterBits(word);
  const prefixDistance = createPrefixDistance(word);
  let limit = most;
  list.strings.forEach((other, index) => {
    // Each edit can account for one letter of the word that the other lacks, so most strings are out at once.
    let lacking = bits & ~(list.letters[index] as number);
    for (let left = limit; lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
    if (lacking !== 0 || list.letters[index] === 0 || other.length < word.length - limit) return;
    const cost = prefixDistance(other, limit);
    const edits = Math.floor(cost);
    if (edits <= limit && accepts(index, edits, cost - edits)) limit = edits;
  });
}
