/** Bits of a number; the beginning of a longer word is enough to know it. */
const longest = 31;
const alphabet = 1024;

/**
 * Measures how many edits turn a word into the beginning of a token: insertions, deletions, replacements and swaps of
 * neighbours (optimal string alignment). The part of the token left over adds 1/64 a letter, so that of two equal
 * distances the fuller match is the smaller. Infinity when more than `most` edits are needed.
 *
 * Bit i of a vector stands for row i of the table of distances, so that a column takes a dozen operations. After
 * H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003.
 */
export function createPrefixDistance(text: string): (token: string, most: number) => number {
  const word = text.slice(0, longest);
  const rows = word.length;
  const last = 1 << (rows - 1);
  const places = new Int32Array(alphabet);
  for (let i = 0; i < rows; i++) {
    const letter = word.charCodeAt(i) % alphabet;
    places[letter] = (places[letter] as number) | (1 << i);
  }

  return function prefixDistance(token, most) {
    const columns = Math.min(token.length, rows + most);
    let cheapest = rows <= most ? rows + rest(token, 0) : Number.POSITIVE_INFINITY;
    let edits = rows;
    let [down, up, same, before] = [-1, 0, 0, 0];
    for (let j = 0; j < columns; j++) {
      const matches = places[token.charCodeAt(j) % alphabet] as number;
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
      if (edits <= most) cheapest = Math.min(cheapest, edits + rest(token, j + 1));
    }
    return cheapest;
  };
}

function rest({ length }: string, taken: number): number {
  return Math.min(length - taken, 60) / 64;
}
