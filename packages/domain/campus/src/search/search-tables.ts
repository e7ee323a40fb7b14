import { createLexicon, indexOfToken } from './lexicon.ts';
import { NumberLists } from './number-lists.ts';
import type { NamedRecords } from './packed-records.ts';
import type { SearchRecord } from './search-record.ts';
import { stopWords } from './tokenize.ts';

/** A list of lists of numbers in one array: row r is `items[start[r]]` up to, not including, `items[start[r + 1]]`. */
interface Rows {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

export type SearchTables<R extends SearchRecord> = ReturnType<typeof toSearchTables<R>>;

/** Numbers records by descending rank and tokens by text, and packs the lists of both in typed arrays. */
export function toSearchTables<R extends SearchRecord>({
  names,
  digits,
  columnOf,
  readRecord,
}: NamedRecords<R>) {
  const ranks = columnOf('rank');
  const order = Array.from(ranks.keys()).sort((a, b) => (ranks[b] as number) - (ranks[a] as number));
  const lexicon = createLexicon(names.tokens.toSorted(), digits);
  const newToken = names.tokens.map((token) => indexOfToken(lexicon, token));
  const { start, items } = names.nameTokens;
  const nameTokens = toRows({ start, items: items.map((token) => newToken[token] as number) });
  const namesOfRecords = new NumberLists();
  for (const record of order) {
    const shared = names.facets.row(record).flatMap((facet) => names.facetNames.row(facet));
    namesOfRecords.push([...names.names.row(record), ...shared]);
  }
  const recordNames = toRows(namesOfRecords);
  const tokenExtent = Float32Array.from(lexicon.tokens, extentOf);
  return {
    /** By descending rank, so that ties go to the lower index. */
    recordAt: (record: number) => readRecord(order[record] as number),
    ranks: Float64Array.from(order, (record) => ranks[record] as number),
    lexicon,
    tokenLength: Uint8Array.from(lexicon.tokens, (token) => token.length),
    nameKind: Uint8Array.from(names.kinds),
    /** Weight of a token in letters; a quarter for stop words. */
    tokenExtent,
    /** Sum over the tokens of the name. */
    nameLength: sumRows(nameTokens, tokenExtent),
    /** Label of the facet of a name. */
    nameLabel: new Map(
      names.labels.flatMap((label, facet) =>
        names.facetNames.row(facet).map((name) => [name, label] as const),
      ),
    ),
    nameTokens,
    tokenNames: invert(nameTokens, lexicon.tokens.length),
    recordNames,
    nameRecords: invert(recordNames, names.kinds.length),
    /** Records that stand for a range of room numbers. */
    ranges: new Map(valuesOf('range')),
    valuesOf,
  };

  /** The records that have a field, with its value, by descending rank. */
  function valuesOf<Field extends keyof R>(field: Field) {
    const column = columnOf(field);
    return order.flatMap((old, record) => {
      const value = column[old];
      return value ? [[record, value] as const] : [];
    });
  }
}

function extentOf(token: string): number {
  return stopWords.has(token) ? token.length / 4 : token.length;
}
function toRows({ start, items }: Pick<NumberLists, 'start' | 'items'>): Rows {
  return { start: Uint32Array.from(start), items: Uint32Array.from(items) };
}

/** Sum of the values of each row. */
function sumRows({ start, items }: Rows, values: Float32Array): Float32Array {
  return Float32Array.from({ length: start.length - 1 }, (_, row) =>
    items.subarray(start[row], start[row + 1]).reduce((sum, item) => sum + (values[item] as number), 0),
  );
}

/** Inverse: row i contains, ascending, every row of the input in which i occurs. */
function invert({ start, items }: Rows, count: number): Rows {
  const inverse = new Uint32Array(items.length);
  const next = new Uint32Array(count + 1);
  for (const item of items) (next[item + 1] as number)++;
  for (let i = 0; i < count; i++) (next[i + 1] as number) += next[i] as number;
  const first = next.slice();
  for (let row = 0; row + 1 < start.length; row++) {
    for (let k = start[row] as number; k < (start[row + 1] as number); k++) {
      const item = items[k] as number;
      inverse[(next[item] as number)++] = row;
    }
  }
  return { start: first, items: inverse };
}
