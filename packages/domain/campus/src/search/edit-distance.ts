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
    if (lacking !== 0 || other.length < word.length - limit) return;
    const cost = prefixDistance(other, limit);
    const edits = Math.floor(cost);
    if (edits <= limit && accepts(index, edits, cost - edits)) limit = edits;
  });
}

/** Limit of letters, by the bits of a number; longer words are cut. */
const maxLength = 31;
const alphabet = 1024;

/**
 * Counts the edits from a word to a prefix of a token: insertions, deletions, replacements and transpositions (optimal
 * string alignment). Each remaining letter of the token adds 1/64, so that of two equal distances the more complete
 * match is smaller. Infinity for more than `limit` edits.
 *
 * Bit i of a vector is row i of the distance table, so that a column takes a dozen operations. After
 * H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.
 */
export function createPrefixDistance(text: string): (token: string, limit: number) => number {
  const word = text.slice(0, maxLength);
  const rows = word.length;
  const last = 1 << (rows - 1);
  const positions = new Int32Array(alphabet);
  for (let i = 0; i < rows; i++) {
    const letter = word.charCodeAt(i) % alphabet;
    (positions[letter] as number) |= 1 << i;
  }

  return function prefixDistance(token, limit) {
    const columns = Math.min(token.length, rows + limit);
    let cheapest = Number.POSITIVE_INFINITY;
    let edits = rows;
    let [down, up, same, before] = [-1, 0, 0, 0];
    for (let j = 0; j < columns; j++) {
      const matches = positions[token.charCodeAt(j) % alphabet] as number;
      const swapped = ((~same & matches) << 1) & before;
      same = (((matches & down) + down) ^ down) | matches | up | swapped;
      let right = up | ~(same | down);
      let left = same & down;
      if (right & last) edits++;
      else if (left & last) edits--;
      right = (right << 1) | 1;
      left <<= 1;
      down = left | ~(same | right);
      up = right & same;
      before = matches;
      if (edits <= limit) cheapest = Math.min(cheapest, edits + rest(token, j + 1));
    }
    return cheapest;
  };
}

function rest({ length }: string, taken: number): number {
  return Math.min(length - taken, 60) / 64;
}
