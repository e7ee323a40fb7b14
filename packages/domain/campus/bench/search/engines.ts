import flexsearch from 'flexsearch';
import MiniSearch, { type Options } from 'minisearch';
import {
  createSearchIndex,
  type PackedRecords,
  packRecords,
  type SearchRecord,
} from '../../src/search/index.ts';
import { tokenize } from '../../src/search/tokenize.ts';
import { type Engine, type Fields, toFields, toText, weights } from './fields.ts';
import { orama } from './orama.ts';
import { sqlite } from './sqlite.ts';

const ours: Engine = {
  name: 'ours',
  publish: (records) => JSON.stringify(packRecords(records)),
  async open(published) {
    const packs = (await published.json()) as PackedRecords<SearchRecord>[];
    const index = createSearchIndex([], packs);
    return (query, limit) => index.search(query, { limit }).results.map(({ record }) => record.id);
  },
};

/** With our tokenizer and ranks, as a tuned setup. */
const miniSearchOptions: Options<Fields> = {
  fields: Object.keys(weights),
  storeFields: ['rank'],
  tokenize,
  processTerm: (term) => term,
  searchOptions: {
    boost: weights,
    prefix: true,
    fuzzy: (term) => (/^\d/.test(term) || term.length < 4 ? false : 0.2),
    combineWith: 'AND',
    boostDocument: (_id, _term, stored) => 1 + Number(stored?.rank),
  },
};

const miniSearch: Engine = {
  name: 'MiniSearch, own tokenizer',
  publish(records) {
    const index = new MiniSearch<Fields>(miniSearchOptions);
    index.addAll(records.map(toFields));
    return JSON.stringify(index);
  },
  async open(published) {
    const index = MiniSearch.loadJSON<Fields>(await published.text(), miniSearchOptions);
    return (query, limit) => Array.from(index.search(query).slice(0, limit), ({ id }) => String(id));
  },
};

const flexSearchOptions = { tokenize: 'forward', encoder: 'LatinBalance', resolution: 9 } as const;

const flexSearch: Engine = {
  name: 'FlexSearch',
  async publish(records) {
    const index = new flexsearch.Index(flexSearchOptions);
    records.forEach((record, i) => {
      index.add(i, toText(record));
    });
    const chunks: [key: string, data: string][] = [];
    await index.export((key, data) => {
      chunks.push([key, data]);
    });
    return JSON.stringify({ ids: records.map(({ id }) => id), chunks });
  },
  async open(published) {
    const { ids, chunks } = (await published.json()) as { ids: string[]; chunks: [string, string][] };
    const index = new flexsearch.Index(flexSearchOptions);
    for (const [key, data] of chunks) index.import(key, data);
    return (query, limit) =>
      index.search(query, { limit, suggest: true }).map((i) => ids[Number(i)] as string);
  },
};

export const engines: readonly Engine[] = [ours, miniSearch, flexSearch, orama, sqlite];
