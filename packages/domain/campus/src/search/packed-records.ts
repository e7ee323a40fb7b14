import { digitWords } from './digit-words.ts';
import { type PackedLists, packLists } from './number-lists.ts';
import { RecordNames } from './record-names.ts';
import type { SearchRecord } from './search-record.ts';

/** One field of all records; null for none. */
type Columns<R> = { readonly [Field in keyof R]?: readonly (R[Field] | null)[] };

/**
 * Records with the tokens of their names, as a college publishes them: in the browser no text has to be split into words.
 * Refers to the tokens, names and facets of the packs before it.
 */
export interface PackedRecords<R extends SearchRecord> {
  /** By descending rank, without the fields that only names are made of. */
  readonly columns: Columns<R>;
  /** New tokens, separated by spaces. */
  readonly tokens: string;
  /** A digit for each new name. */
  readonly kinds: string;
  readonly nameTokens: PackedLists;
  /** Of new facets. */
  readonly labels: readonly string[];
  readonly facetNames: PackedLists;
  readonly names: PackedLists;
  readonly facets: PackedLists;
  /** Of the first pack; missing in older colleges. */
  readonly digits?: readonly string[] | undefined;
}

/** Records with their names. A packed record becomes an object when it is read. */
export interface NamedRecords<R extends SearchRecord> {
  readonly names: RecordNames;
  /** Words of each digit, see `digitWords`. */
  readonly digits: readonly string[] | undefined;
  /** A field of all records, by number of the record; null for none. */
  readonly columnOf: <Field extends keyof R>(field: Field) => readonly (R[Field] | null)[];
  readonly readRecord: (record: number) => R;
}

/** Packs groups of records: a reader opens all packs, or the first ones. */
export function packRecords<R extends SearchRecord>(
  ...groups: readonly (readonly R[])[]
): PackedRecords<R>[] {
  const all = new RecordNames();
  return groups.map((group, i) => {
    const records = group.toSorted((a, b) => b.rank - a.rank);
    const before = countsOf(all);
    all.add(records);
    const facetNames = packLists(all.facetNames, before.facets, before.names);
    return {
      columns: toColumns(records.map(({ spellings, facets, details, ...shown }) => shown as R)),
      tokens: all.tokens.slice(before.tokens).join(' '),
      kinds: all.kinds.slice(before.names).join(''),
      nameTokens: packLists(all.nameTokens, before.names, before.tokens),
      labels: all.labels.slice(before.facets),
      facetNames,
      names: packLists(all.names, before.records, before.names + countNew(facetNames)),
      facets: packLists(all.facets, before.records, before.facets),
      ...(i === 0 && { digits: digitWords }),
    };
  });
}

/** @param more records that are not packed */
export function unpackRecords<R extends SearchRecord>(
  packs: readonly PackedRecords<R>[],
  more: readonly R[],
): NamedRecords<R> {
  const names = new RecordNames();
  for (const pack of packs) unpackNames(pack, names);
  names.add(more);
  const sources = [...packs.map(({ columns }) => columns), toColumns(more)];
  return { names, digits: packs[0]?.digits, columnOf, readRecord };

  function columnOf<Field extends keyof R>(field: Field): readonly (R[Field] | null)[] {
    return sources.flatMap((columns) => columns[field] ?? (columns.rank ?? []).map(() => null));
  }

  function readRecord(record: number, [columns, ...others] = sources): R {
    const { rank = [] } = columns as Columns<R>;
    const index = record - rank.length;
    return index < 0 ? readColumns(columns as Columns<R>, record) : readRecord(index, others);
  }
}

function unpackNames(pack: PackedRecords<SearchRecord>, all: RecordNames): void {
  const before = countsOf(all);
  for (const token of pack.tokens === '' ? [] : pack.tokens.split(' ')) all.addToken(token);
  for (const kind of pack.kinds) all.kinds.push(Number(kind));
  all.nameTokens.unpack(pack.nameTokens, before.tokens);
  all.labels.push(...pack.labels);
  all.facetNames.unpack(pack.facetNames, before.names);
  all.names.unpack(pack.names, before.names + countNew(pack.facetNames));
  all.facets.unpack(pack.facets, before.facets);
}

function countsOf({ tokens, kinds, labels, names }: RecordNames) {
  return {
    tokens: tokens.length,
    names: kinds.length,
    facets: labels.length,
    records: names.start.length - 1,
  };
}

function countNew({ items }: PackedLists): number {
  return items.filter((item) => item === 0).length;
}

function toColumns<R extends SearchRecord>(records: readonly R[]): Columns<R> {
  const fields = new Set(records.flatMap((record) => Object.keys(record) as (keyof R)[]));
  const columns: { [Field in keyof R]?: (R[Field] | null)[] } = {};
  for (const field of fields) columns[field] = records.map((record) => record[field] ?? null);
  return columns;
}

function readColumns<R extends SearchRecord>(columns: Columns<R>, index: number): R {
  const record: Partial<R> = {};
  for (const field in columns) {
    const value = columns[field]?.[index];
    if (value !== undefined && value !== null) record[field] = value;
  }
  return record as R;
}
