import { ownKinds } from './record-names.ts';
import type { SearchRecord } from './search-record.ts';
import type { SearchTables } from './search-tables.ts';
import { isInRange, selects, type Term } from './term.ts';
import { isNumeric } from './tokenize.ts';

/** Limit of terms that select records; the others only affect the order. */
const maxSlots = 6;
const maxCandidates = 600;
/** Records that match less than this share of the best match are dropped. */
const minShare = 0.6;
/** Lower for several room codes (`205, 206`), as each is a separate request. */
const minShareOfCodes = 0.3;

/**
 * Selects the records to score. Each record gets a bit for each matched term, and a second bit for an exact match in one
 * of its own names; records are taken from the best bit pattern downwards. Takes one pass over the posting lists and
 * the records found, even for common words. Returns their indices by matched share of the query, then by rank, and the
 * weight of each term.
 */
export function createCandidateFinder<R extends SearchRecord>(tables: SearchTables<R>) {
  const {
    ranks: { length: count },
    tokenNames,
    nameRecords,
    nameKind,
  } = tables;
  const patterns = new Uint16Array(count);
  const counts = new Uint32Array(1 << (2 * maxSlots));
  /** Those whose count is not 0. */
  let found: number[] = [];
  /** Records whose pattern is not 0. */
  let touched: number[] = [];

  return function findCandidates(terms: readonly Term[], namesFirst: boolean) {
    const selecting = selectTerms(terms, tables);
    const slotWeights = selecting.map((term, slot) => weigh(term, mark(term, slot), count));
    const weights = terms.map(
      (term) => slotWeights[selecting.indexOf(term)] ?? weigh(term, postings(term, tables), count),
    );
    for (const record of touched) {
      const pattern = patterns[record] as number;
      if (counts[pattern] === 0) found.push(pattern);
      (counts[pattern] as number)++;
    }
    const admitted = admit(selecting, slotWeights, namesFirst);
    const candidates = admitted.flatMap(collect).slice(0, maxCandidates);
    for (const record of touched) patterns[record] = 0;
    touched = [];
    counts.fill(0);
    found = [];
    return { records: candidates, weights };
  };

  /** Sets the term's bit in all matching records; returns their number. */
  function mark(term: Term, slot: number): number {
    const { from, near } = term.hits;
    // An initial beside a longer word matches almost all records: it is used in scoring only.
    const isInitial = slot > 0 && term.text.length < 3 && postings(term, tables) > 4 * maxCandidates;
    const to = isInitial ? Math.min(from + 1, term.hits.to) : term.hits.to;
    let count = 0;
    for (let token = from; token < to; token++) {
      const exact = token === from && tables.tokenLength[token] === term.text.length;
      count += markToken(token, 1 << slot, exact ? 1 << (slot + maxSlots) : 0);
    }
    for (const token of near.keys()) count += markToken(token, 1 << slot, 0);
    for (const [record, range] of tables.ranges)
      if (isInRange(term, range)) count += touch(record, 1 << slot, 1 << slot);
    return isInitial ? postings(term, tables) : count;
  }

  function markToken(token: number, bit: number, exactBit: number): number {
    let count = 0;
    const lastName = tokenNames.start[token + 1] as number;
    for (let i = tokenNames.start[token] as number; i < lastName; i++) {
      const name = tokenNames.items[i] as number;
      const bits = (nameKind[name] as number) < ownKinds ? bit | exactBit : bit;
      const lastRecord = nameRecords.start[name + 1] as number;
      for (let k = nameRecords.start[name] as number; k < lastRecord; k++) {
        count += touch(nameRecords.items[k] as number, bit, bits);
      }
    }
    return count;
  }

  /** Returns 1 when the bit was not set before. */
  function touch(record: number, bit: number, bits: number): number {
    const before = patterns[record] as number;
    if (before === 0) touched.push(record);
    patterns[record] = before | bits;
    return (before & bit) === 0 ? 1 : 0;
  }

  /** Patterns above the minimum share, best first, up to the limit of records. */
  function admit(selecting: readonly Term[], slotWeights: readonly number[], namesFirst: boolean): number[] {
    const slotsOf = (isMeant: (term: Term) => boolean) =>
      selecting.reduce((bits, term, slot) => (isMeant(term) ? bits | (1 << slot) : bits), 0);
    const codes = slotsOf(({ code }) => code);
    let best = 0;
    const scored: { pattern: number; answered: number; value: number }[] = [];
    for (const pattern of found) {
      if (codes !== 0 && (pattern & codes) === 0) continue;
      let answered = 0;
      let exact = 0;
      slotWeights.forEach((weight, slot) => {
        if (pattern & (1 << slot)) answered += weight;
        if (pattern & (1 << (slot + maxSlots))) exact += weight;
      });
      best = Math.max(best, answered);
      scored.push({ pattern, answered, value: answered + 0.2 * exact });
    }
    scored.sort((a, b) => b.value - a.value || a.pattern - b.pattern);
    // More than one bit: several codes.
    const share = namesFirst || codes & (codes - 1) ? minShareOfCodes : minShare;
    // Beside Gate 2, which matches every word, Gate 1 is no result.
    const all = (1 << selecting.length) - 1;
    const isAnswered = scored.some(({ pattern }) => (~pattern & all) === 0);
    const numbers = isAnswered ? slotsOf(({ text, code }) => !code && isNumeric(text)) : 0;
    let total = 0;
    return scored.flatMap(({ pattern, answered }) => {
      if (total >= maxCandidates || answered < share * best || (~pattern & numbers) !== 0) return [];
      total += counts[pattern] as number;
      return pattern;
    });
  }

  /** Records with the pattern; over the limit, those of highest rank. */
  function collect(pattern: number): number[] {
    const isFew = (counts[pattern] as number) <= maxCandidates;
    const found: number[] = [];
    for (let i = 0; isFew ? i < touched.length : found.length < maxCandidates; i++) {
      const record = isFew ? (touched[i] as number) : i;
      if (patterns[record] === pattern) found.push(record);
    }
    return found;
  }
}

/** Weight by rarity, reduced for short words, which match by chance. */
function weigh({ isStopWord, text }: Term, count: number, all: number): number {
  const rarity = 1 - (0.6 * Math.log(Math.max(count, 1))) / Math.log(all + 2);
  return (isStopWord ? 0.12 : 1) * Math.min(1, (text.length + 1) / 5) * rarity;
}

/** Codes first, then the rarest words; stop words only without other words. */
function selectTerms(terms: readonly Term[], tables: SearchTables<SearchRecord>): Term[] {
  return terms
    .filter(selects)
    .sort((a, b) => Number(b.code) - Number(a.code) || postings(a, tables) - postings(b, tables))
    .slice(0, maxSlots);
}

function postings({ hits }: Term, { tokenNames }: SearchTables<SearchRecord>): number {
  return (tokenNames.start[hits.to] as number) - (tokenNames.start[hits.from] as number);
}
