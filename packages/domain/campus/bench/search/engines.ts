import uFuzzy from '@leeoniya/ufuzzy';
import flexsearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { createSearchIndex, type SearchRecord } from '../../src/search/index.ts';
import { tokenize } from '../../src/search/tokenize.ts';

/** A search engine with an index of the records: ids of the best results, best first. */
export interface Engine {
  readonly name: string;
  build(records: readonly SearchRecord[]): (query: string, limit: number) => readonly string[];
}

/** All engines get the same words; engines with fields get them by weighted field. */
function toFields(record: SearchRecord) {
  const { id, title, code = '', aliases, spellings = [], facets = [], details = [] } = record;
  const belongs = [...facets.flatMap(({ words }) => words), ...details].join(' ');
  return { id, title, code, aliases: [...aliases, ...spellings].join(' '), belongs };
}

function toText(record: SearchRecord): string {
  const { title, code, aliases, belongs } = toFields(record);
  return [title, code, aliases, belongs].join(' ');
}

const weights = { title: 4, code: 4, aliases: 3, belongs: 1 };

export const ours: Engine = {
  name: 'ours',
  build(records) {
    const index = createSearchIndex(records);
    return (query, limit) => index.search(query, { limit }).results.map(({ record }) => record.id);
  },
};

/** With our tokenizer and ranks, as a tuned setup. */
export const miniSearch: Engine = {
  name: 'MiniSearch, own tokenizer',
  build(records) {
    const ranks = new Map(records.map(({ id, rank }) => [id, rank]));
    const index = new MiniSearch<ReturnType<typeof toFields>>({
      fields: Object.keys(weights),
      tokenize,
      processTerm: (term) => term,
      searchOptions: {
        boost: weights,
        prefix: true,
        fuzzy: (term) => (/^\d/.test(term) || term.length < 4 ? false : 0.2),
        combineWith: 'AND',
        boostDocument: (id) => 1 + (ranks.get(String(id)) ?? 0),
      },
    });
    index.addAll(records.map(toFields));
    return (query, limit) => Array.from(index.search(query).slice(0, limit), ({ id }) => String(id));
  },
};

const fuse: Engine = {
  name: 'Fuse.js, token search',
  build(records) {
    const keys = Object.entries(weights).map(([name, weight]) => ({ name, weight }));
    const index = new Fuse(records.map(toFields), { keys, useTokenSearch: true, ignoreLocation: true });
    return (query, limit) => index.search(query, { limit }).map(({ item }) => item.id);
  },
};

const fuzzyStrings: Engine = {
  name: 'uFuzzy',
  build(records) {
    const texts = records.map((record) => toText(record).toLowerCase());
    const index = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
    return (query, limit) => {
      const [found, , order] = index.search(texts, query.toLowerCase(), 1, 1000);
      const best = order && found ? order.map((place) => found[place] as number) : (found ?? []);
      return best.slice(0, limit).map((i) => (records[i] as SearchRecord).id);
    };
  },
};

const flexSearch: Engine = {
  name: 'FlexSearch',
  build(records) {
    const index = new flexsearch.Index({ tokenize: 'forward', encoder: 'LatinBalance', resolution: 9 });
    records.forEach((record, i) => {
      index.add(i, toText(record));
    });
    return (query, limit) =>
      index.search(query, { limit, suggest: true }).map((i) => (records[Number(i)] as SearchRecord).id);
  },
};

export const engines: readonly Engine[] = [ours, miniSearch, fuse, fuzzyStrings, flexSearch];
