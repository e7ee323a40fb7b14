import { wordsIn } from '../text.ts';
import { createLexicon } from './lexicon.ts';
import type { Facet, SearchRecord } from './search-record.ts';
import { stopWords, tokenize } from './tokenize.ts';

/** Kinds of names, which decide the weight of a match. The first four are a record's own names, the others are shared. */
export const nameKinds = wordsIn('title alias spelling code department floor kind role detail');
type NameKind = (typeof nameKinds)[number];
export const ownKinds = 4;

/** A list of lists of numbers in one array: row r is `items[start[r]]` up to, not including, `items[start[r + 1]]`. */
interface Rows {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

export type SearchTables<R extends SearchRecord> =
  ReturnType<typeof buildSearchTables<R>> extends Generator<void, infer Tables> ? Tables : never;

/** Records whose names are collected in one step. */
const stepSize = 500;

/** Records have names, names have tokens. Names with equal kind and tokens are stored once. Yields after each step. */
export function* buildSearchTables<R extends SearchRecord>(unsorted: readonly R[]) {
  const records = [...unsorted].sort((a, b) => b.rank - a.rank);
  const names = new NameCollector();
  const namesOfRecords: number[][] = [];
  for (const record of records) {
    namesOfRecords.push(namesOf(record, names));
    if (namesOfRecords.length % stepSize === 0) yield;
  }
  const recordNames = toRows(namesOfRecords);
  const lexicon = createLexicon(names.tokens.flat());
  yield;
  const indexOf = new Map(lexicon.tokens.map((token, index) => [token, index]));
  const nameTokens = toRows(
    names.tokens.map((tokens) => tokens.map((token) => indexOf.get(token) as number)),
  );
  return {
    /** By descending rank, so that ties go to the lower index. */
    records: records as readonly R[],
    lexicon,
    tokenLength: Uint8Array.from(lexicon.tokens, (token) => token.length),
    nameKind: Uint8Array.from(names.kinds),
    /** Weight of a token in letters; a quarter for stop words. */
    tokenExtent: Float32Array.from(lexicon.tokens, extentOf),
    /** Sum over the tokens of the name. */
    nameLength: Float32Array.from(names.tokens, (tokens) =>
      tokens.reduce((sum, token) => sum + extentOf(token), 0),
    ),
    /** The facet of a name. */
    nameFacet: names.facets as ReadonlyMap<number, Facet>,
    nameTokens,
    tokenNames: invert(nameTokens, lexicon.tokens.length),
    recordNames,
    nameRecords: invert(recordNames, names.tokens.length),
    /** Records that stand for a range of room numbers. */
    ranges: records.flatMap(({ range }, record) => (range ? [{ record, ...range }] : [])),
  };
}

function extentOf(token: string): number {
  return stopWords.has(token) ? token.length / 4 : token.length;
}

class NameCollector {
  readonly tokens: string[][] = [];
  readonly kinds: number[] = [];
  readonly facets = new Map<number, Facet>();
  readonly #ids = new Map<string, number>();
  readonly #facetIds = new Map<Facet, readonly number[]>();

  /** @param label names with different labels are different names */
  add(kind: NameKind, text: string, label = ''): number[] {
    const tokens = [...new Set(tokenize(text))];
    if (tokens.length === 0) return [];
    const key = `${kind} ${label} ${tokens.join(' ')}`;
    const known = this.#ids.get(key);
    if (known !== undefined) return [known];
    this.#ids.set(key, this.tokens.length);
    this.kinds.push(nameKinds.indexOf(kind));
    return [this.tokens.push(tokens) - 1];
  }

  addFacet(facet: Facet): readonly number[] {
    const known = this.#facetIds.get(facet);
    if (known) return known;
    const label = facet.words[0] ?? '';
    const ids = facet.words.flatMap((text) => this.add(facet.name, text, label));
    for (const id of ids) this.facets.set(id, facet);
    this.#facetIds.set(facet, ids);
    return ids;
  }
}

function namesOf(record: SearchRecord, names: NameCollector): number[] {
  const { title, code, aliases, spellings = [], facets = [], details = [] } = record;
  const ids = [
    ...names.add('title', title),
    ...(code ? names.add('code', code) : []),
    ...aliases.flatMap((alias) => names.add('alias', alias)),
    ...spellings.flatMap((spelling) => names.add('spelling', spelling)),
    ...facets.flatMap((facet) => names.addFacet(facet)),
    ...details.flatMap((detail) => names.add('detail', detail)),
  ];
  return [...new Set(ids)];
}

/** Packs lists of numbers. */
function toRows(lists: readonly (readonly number[])[]): Rows {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, row) => {
    start[row + 1] = (start[row] as number) + list.length;
  });
  return { start, items: Uint32Array.from(lists.flat()) };
}

/** Inverse: row i contains, ascending, every row of the input in which i occurs. */
function invert({ start, items }: Rows, count: number): Rows {
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
