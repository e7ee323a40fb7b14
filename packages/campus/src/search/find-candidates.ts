import type { SearchRecord } from './search-record.ts';
import { ownKinds, type SearchTables } from './search-tables.ts';
import { isUnknown, type Term } from './term.ts';

/** Terms that select; a longer query is ordered by its other words as well, but not selected by them. */
const mostSlots = 6;
const enough = 1200;
/** A record that answers less than this share of what the best one answers is no result. */
const leastShare = 0.6;

export interface Candidates {
  /** Indices of records, those first that answer more of the query, then by rank. */
  readonly records: readonly number[];
  /** What each term counts. */
  readonly weights: readonly number[];
}

/**
 * Selects the records worth scoring. Each record gets a bit for each term that it answers, and a second one where one
 * of its own names has the very word; records are then taken from the best pattern of bits downwards. This costs one
 * pass over the posting lists and two over the records, however common the words are.
 */
export function createCandidateFinder<R extends SearchRecord>(tables: SearchTables<R>) {
  const { records, tokenNames, nameRecords, nameKind } = tables;
  const patterns = new Uint16Array(records.length);
  const counts = new Uint32Array(1 << (2 * mostSlots));

  return function findCandidates(terms: readonly Term[]): Candidates {
    const selecting = selectTerms(terms, tables);
    const found = selecting.map((term, slot) => spread(term, slot));
    const weights = terms.map((term) => {
      const count = found[selecting.indexOf(term)] ?? postings(term, tables);
      return weigh(term, count, records.length);
    });
    for (const pattern of patterns) counts[pattern] = (counts[pattern] as number) + 1;
    const admitted = admit(selecting, (slot) => weights[terms.indexOf(selecting[slot] as Term)] ?? 0);
    const candidates = collect(admitted);
    patterns.fill(0);
    counts.fill(0);
    return { records: candidates, weights };
  };

  /** Sets the term's bit wherever it leads; returns the number of records. */
  function spread(term: Term, slot: number): number {
    const { from, to, near } = term.hits;
    let count = 0;
    for (let token = from; token < to; token++) {
      const exact = token === from && tables.tokenLength[token] === term.text.length;
      count += spreadToken(token, 1 << slot, exact ? 1 << (slot + mostSlots) : 0);
    }
    for (const token of near.keys()) count += spreadToken(token, 1 << slot, 0);
    if (term.code) {
      const number = Number.parseInt(term.text, 10);
      for (const range of tables.ranges) {
        if (range.from <= number && number <= range.to)
          patterns[range.record] = (patterns[range.record] as number) | (1 << slot);
      }
    }
    return count;
  }

  function spreadToken(token: number, bit: number, exactBit: number): number {
    let count = 0;
    const lastName = tokenNames.start[token + 1] as number;
    for (let i = tokenNames.start[token] as number; i < lastName; i++) {
      const name = tokenNames.items[i] as number;
      const bits = (nameKind[name] as number) < ownKinds ? bit | exactBit : bit;
      const lastRecord = nameRecords.start[name + 1] as number;
      for (let k = nameRecords.start[name] as number; k < lastRecord; k++) {
        const record = nameRecords.items[k] as number;
        const before = patterns[record] as number;
        if ((before & bit) === 0) count++;
        patterns[record] = before | bits;
      }
    }
    return count;
  }

  /** Patterns good enough to look at, best first, until they hold enough records. */
  function admit(selecting: readonly Term[], weightOf: (slot: number) => number): number[] {
    const codes = selecting.reduce((bits, { code }, slot) => (code ? bits | (1 << slot) : bits), 0);
    const scored: { pattern: number; answered: number; value: number }[] = [];
    for (let pattern = 1; pattern < counts.length; pattern++) {
      if (counts[pattern] === 0 || (codes !== 0 && (pattern & codes) === 0)) continue;
      let answered = 0;
      let exact = 0;
      for (let slot = 0; slot < selecting.length; slot++) {
        if (pattern & (1 << slot)) answered += weightOf(slot);
        if (pattern & (1 << (slot + mostSlots))) exact += weightOf(slot);
      }
      scored.push({ pattern, answered, value: answered + 0.2 * exact });
    }
    scored.sort((a, b) => b.value - a.value);
    const best = Math.max(0, ...scored.map(({ answered }) => answered));
    let total = 0;
    return scored.flatMap(({ pattern, answered }) => {
      if (total >= enough || answered < leastShare * best) return [];
      total += counts[pattern] as number;
      return pattern;
    });
  }

  function collect(admitted: readonly number[]): number[] {
    const places = new Map(admitted.map((pattern): [number, number[]] => [pattern, []]));
    for (let record = 0; record < patterns.length; record++) {
      const pattern = patterns[record] as number;
      if (pattern !== 0) places.get(pattern)?.push(record);
    }
    return [...places.values()].flat().slice(0, enough);
  }
}

/** A word counts the more the fewer records have it, and less when it is so short that it matches by chance. */
function weigh({ filler, text }: Term, count: number, all: number): number {
  const rarity = 1 - (0.6 * Math.log(Math.max(count, 1))) / Math.log(all + 2);
  return (filler ? 0.12 : 1) * Math.min(1, (text.length + 1) / 5) * rarity;
}

/** Codes first, then the rarest words; fillers only when there is nothing else. */
function selectTerms(terms: readonly Term[], tables: SearchTables<SearchRecord>): Term[] {
  return terms
    .filter((term) => !term.filler && !(isUnknown(term) && !term.code))
    .sort((a, b) => Number(b.code) - Number(a.code) || postings(a, tables) - postings(b, tables))
    .slice(0, mostSlots);
}

function postings({ hits }: Term, { tokenNames }: SearchTables<SearchRecord>): number {
  return (tokenNames.start[hits.to] ?? 0) - (tokenNames.start[hits.from] ?? 0);
}
