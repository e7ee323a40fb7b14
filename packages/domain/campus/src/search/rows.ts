/** A list of lists of numbers in one array: row r is `items[start[r]]` up to, not including, `items[start[r + 1]]`. */
export interface Rows {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** Packs lists of numbers. */
export function toRows(lists: readonly (readonly number[])[]): Rows {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, row) => {
    start[row + 1] = (start[row] as number) + list.length;
  });
  return { start, items: Uint32Array.from(lists.flat()) };
}

/** Inverse: row i contains, ascending, every row of the input in which i occurs. */
export function invert({ start, items }: Rows, count: number): Rows {
  const inverse = { start: new Uint32Array(count + 1), items: new Uint32Array(items.length) };
  const next = new Uint32Array(count + 1);
  for (const item of items) next[item + 1] = (next[item + 1] as number) + 1;
  for (let i = 0; i < count; i++) next[i + 1] = (next[i + 1] as number) + (next[i] as number);
  inverse.start.set(next);
  for (let row = 0; row + 1 < start.length; row++) {
    for (let k = start[row] as number; k < (start[row + 1] as number); k++) {
      const item = items[k] as number;
      const slot = next[item] as number;
      inverse.items[slot] = row;
      next[item] = slot + 1;
    }
  }
  return inverse;
}
