import type { SearchRecord } from './search-record.ts';
import { nameKinds, ownKinds, type SearchTables } from './search-tables.ts';
import { isInRange, type Term, termQuality } from './term.ts';

/** What a match is worth, in the order of `nameKinds`. */
const kindWorth = Float32Array.of(1, 0.96, 0.93, 1, 0.62, 0.6, 0.66, 0.7, 0.5);
const inRangeWorth = 0.6;
const spelling = nameKinds.indexOf('spelling');
const mostTerms = 16;

export interface TokenMarks {
  mark(terms: readonly Term[]): void;
  clear(): void;
  /** Bit i is set when term i may stand for the token. */
  readonly bits: Uint16Array;
}

export function createTokenMarks(tokens: number): TokenMarks {
  const bits = new Uint16Array(tokens);
  return {
    bits,
    mark(terms) {
      terms.forEach(({ hits }, term) => {
        const bit = 1 << term;
        for (let token = hits.from; token < hits.to; token++) bits[token] = (bits[token] as number) | bit;
        for (const token of hits.near.keys()) bits[token] = (bits[token] as number) | bit;
      });
    },
    clear() {
      bits.fill(0);
    },
  };
}

/**
 * Scores one record: each term counts by its best match in any of the record's names (how well the word fits, what
 * kind of name it is, how much of the name the query covers), and a name of its own that the query covers counts
 * again, so that the thing itself stands before everything that merely belongs to it. A word that it does not answer
 * weighs heavily: better all of the query somehow than half of it exactly.
 */
export function createScorer<R extends SearchRecord>(tables: SearchTables<R>, { bits }: TokenMarks) {
  const { records, recordNames, nameTokens, nameKind, nameLength, tokenLength, tokenExtent } = tables;
  const best = new Float32Array(mostTerms);
  const inName = new Float32Array(mostTerms);
  let belonging = 0;

  return function scoreRecord(record: number, terms: readonly Term[], weights: readonly number[]): number {
    best.fill(0);
    let naming = 0;
    belonging = 0;
    const lastName = recordNames.start[record + 1] as number;
    for (let i = recordNames.start[record] as number; i < lastName; i++) {
      const name = recordNames.items[i] as number;
      naming = Math.max(naming, scoreName(name, terms, weights));
    }
    const { range, rank } = records[record] as R;
    let sum = 0;
    let most = 0;
    let answered = 0;
    let wanted = 0;
    for (let term = 0; term < terms.length; term++) {
      const { filler } = terms[term] as Term;
      if (range && isInRange(terms[term] as Term, range))
        best[term] = Math.max(best[term] as number, inRangeWorth);
      const weight = weights[term] as number;
      sum += weight * (best[term] as number);
      most += weight;
      if (filler) continue;
      wanted += weight;
      if (best[term] !== 0) answered += weight;
    }
    const share = answered / wanted;
    return ((sum + 0.4 * naming + 0.15 * belonging) / most + 0.2 * rank) * share * share;
  };

  /** Raises `best` by what the name answers; returns how far the query is this very name, weighted like a term. */
  function scoreName(name: number, terms: readonly Term[], weights: readonly number[]): number {
    let any = 0;
    let covered = 0;
    const last = nameTokens.start[name + 1] as number;
    for (let i = nameTokens.start[name] as number; i < last; i++) {
      const token = nameTokens.items[i] as number;
      const marked = bits[token] as number;
      if (marked === 0) continue;
      if (any === 0) inName.fill(0);
      any |= marked;
      covered += matchToken(token, marked, terms);
    }
    if (any === 0) return 0;
    const coverage = Math.min(1, covered / (nameLength[name] as number));
    const kind = nameKind[name] as number;
    const worth = (kindWorth[kind] as number) * (0.6 + 0.4 * coverage);
    let answered = 0;
    for (let term = 0; term < terms.length; term++) {
      const match = inName[term] as number;
      answered += (weights[term] as number) * match;
      if (match * worth > (best[term] as number)) best[term] = match * worth;
    }
    // A spelling is a key, not a name: what is half of it is not half of the thing.
    if (kind === spelling && coverage < 1) return 0;
    if (kind < ownKinds) return answered * coverage * (kindWorth[kind] as number);
    belonging = Math.max(belonging, answered * coverage * coverage);
    return 0;
  }

  /** A word of the name answers one word of the query, its best. Returns how much of the name that accounts for. */
  function matchToken(token: number, marked: number, terms: readonly Term[]): number {
    const length = tokenLength[token] as number;
    let most = 0;
    let answering = 0;
    for (let term = 0; term < terms.length; term++) {
      if ((marked & (1 << term)) === 0) continue;
      const match = termQuality(terms[term] as Term, token, length);
      if (match > most) [most, answering] = [match, term];
    }
    if (most > (inName[answering] as number)) inName[answering] = most;
    const typed = Math.min(1, (terms[answering] as Term).text.length / length);
    return most * typed * (tokenExtent[token] as number);
  }
}
