/** Lists of numbers, which refer to things that are numbered as they come, as JSON: 0 is the next new thing, n + 1 thing n. */
export interface PackedLists {
  readonly sizes: readonly number[];
  readonly items: readonly number[];
}

/** Growing list of lists of numbers in one array: row r is `items[start[r]]` up to, not including, `items[start[r + 1]]`. */
export class NumberLists {
  readonly start: number[] = [0];
  readonly items: number[] = [];

  push(list: Iterable<number>): void {
    for (const item of list) this.items.push(item);
    this.start.push(this.items.length);
  }

  row(row: number): number[] {
    return this.items.slice(this.start[row], this.start[row + 1]);
  }

  /** @param next number of the first new thing */
  unpack({ sizes, items }: PackedLists, next: number): void {
    let end = this.items.length;
    for (const item of items) this.items.push(item === 0 ? next++ : item - 1);
    for (const size of sizes) {
      end += size;
      this.start.push(end);
    }
  }
}

/** @param next number of the first new thing */
export function packLists(lists: NumberLists, firstRow: number, next: number): PackedLists {
  const start = lists.start.slice(firstRow);
  const items = lists.items.slice(start[0]).map((item) => {
    if (item !== next) return item + 1;
    next++;
    return 0;
  });
  return { sizes: start.slice(1).map((end, row) => end - (start[row] as number)), items };
}
