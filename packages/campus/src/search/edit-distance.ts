const longest = 32;
let above = new Uint8Array(longest + 1);
let twoAbove = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);

/**
 * Fewest edits that turn `word` into the beginning of `token`: insertions, deletions, replacements and swaps of
 * neighbours (optimal string alignment). The part of the token left over adds 1/64 a letter, so that of two equal
 * distances the fuller match is the smaller. Infinity when more than `most` edits are needed.
 */
export function prefixDistance(word: string, token: string, most: number): number {
  const rows = Math.min(word.length, longest);
  const columns = Math.min(token.length, rows + most, longest);
  for (let j = 0; j <= columns; j++) above[j] = j;
  for (let i = 1; i <= rows; i++) {
    const letter = word.charCodeAt(i - 1);
    row.fill(most + 1, 0, columns + 1);
    row[0] = i;
    let fewest = i;
    for (let j = Math.max(1, i - most); j <= Math.min(columns, i + most); j++) {
      const other = token.charCodeAt(j - 1);
      let edits = at(above, j - 1) + (letter === other ? 0 : 1);
      if (at(above, j) + 1 < edits) edits = at(above, j) + 1;
      if (at(row, j - 1) + 1 < edits) edits = at(row, j - 1) + 1;
      const swapped =
        i > 1 && j > 1 && letter === token.charCodeAt(j - 2) && other === word.charCodeAt(i - 2);
      if (swapped && at(twoAbove, j - 2) + 1 < edits) edits = at(twoAbove, j - 2) + 1;
      row[j] = edits;
      if (edits < fewest) fewest = edits;
    }
    if (fewest > most) return Number.POSITIVE_INFINITY;
    [twoAbove, above, row] = [above, row, twoAbove];
  }
  return cheapestEnd(rows, columns, token.length, most);
}

function cheapestEnd(rows: number, columns: number, tokenLength: number, most: number): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (let j = Math.max(0, rows - most); j <= columns; j++) {
    const edits = at(above, j);
    if (edits <= most) cheapest = Math.min(cheapest, edits + Math.min(tokenLength - j, 60) / 64);
  }
  return cheapest;
}

function at(cells: Uint8Array, index: number): number {
  return cells[index] as number;
}
