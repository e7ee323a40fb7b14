import { ownKinds, spellingKind } from './record-names.ts';
import type { SearchRecord } from './search-record.ts';
import type { SearchTables } from './search-tables.ts';
import { isInRange, type Term, termQuality } from './term.ts';

/** Weights of matches in the order of `nameKinds`. */
const kindWeights = [1, 0.96, 0.93, 1, 0.62, 0.6, 0.66, 0.7, 0.5];
const rangeWeight = 0.6;
const maxTerms = 16;

/**
 * Scores one record. Each term counts by its best match in any of the record's names: quality of the match, kind of the
 * name, share of the name that the query covers. An own name that the query covers counts again, so that an object
 * ranks before those that belong to it. Unmatched words weigh heavily: a weak match of the whole query ranks before an
 * exact match of half of it.
 */
export function createScorer<R extends SearchRecord>(tables: SearchTables<R>) {
  const { ranks, ranges, recordNames, nameTokens, nameKind, nameLength, tokenLength, tokenExtent } = tables;
  /** Bit i is set when term i may match the token. */
  const bits = new Uint16Array(tokenLength.length);
  const best = new Float32Array(maxTerms);
  const inName = new Float32Array(maxTerms);
  let belonging = 0;
  /** Words of the longest name that the query contains. */
  let whole = 0;

  return { mark, score };

  /** Prepares the scoring of any records for some terms. */
  function mark(terms: readonly Term[]): void {
    bits.fill(0);
    terms.forEach(({ hits }, term) => {
      const bit = 1 << term;
      for (let token = hits.from; token < hits.to; token++) (bits[token] as number) |= bit;
      for (const token of hits.near.keys()) (bits[token] as number) |= bit;
    });
  }

  /** @param namesFirst records with a whole name in the query before all others, the longest name first */
  function score(record: number, terms: readonly Term[], weights: readonly number[], namesFirst: boolean) {
    best.fill(0);
    let naming = 0;
    belonging = 0;
    whole = 0;
    let isLeft = false;
    const lastName = recordNames.start[record + 1] as number;
    for (let i = recordNames.start[record] as number; i < lastName; i++) {
      const name = recordNames.items[i] as number;
      naming = Math.max(naming, scoreName(name, terms, weights));
    }
    const range = ranges.get(record);
    let sum = 0;
    let answered = 0;
    let total = 0;
    for (let term = 0; term < terms.length; term++) {
      const { isStopWord, hits } = terms[term] as Term;
      if (range && isInRange(terms[term] as Term, range))
        best[term] = Math.max(best[term] as number, rangeWeight);
      const weight = weights[term] as number;
      sum += weight * (best[term] as number);
      if (isStopWord) continue;
      total += weight;
      if (best[term] !== 0) answered += weight;
      else isLeft ||= hits.from < hits.to;
    }
    const share = answered / total;
    const match =
      ((sum + 0.4 * naming + 0.15 * belonging) / total + 0.2 * (ranks[record] as number)) * share * share;
    // `Library lawn` is not the library: of a name of one word no known word may be left.
    return namesFirst && !(isLeft && whole < 2) ? match + whole : match;
  }

  /** Updates `best` with the matches of the name; returns how well the query equals this name, weighted like a term. */
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
    const weight = (kindWeights[kind] as number) * (0.6 + 0.4 * coverage);
    let answered = 0;
    for (let term = 0; term < terms.length; term++) {
      const match = inName[term] as number;
      answered += (weights[term] as number) * match;
      if (match * weight > (best[term] as number)) best[term] = match * weight;
    }
    // A spelling is a key, not a name: a partial match has no meaning.
    if (kind === spellingKind && coverage < 1) return 0;
    if (kind < spellingKind && coverage === 1)
      whole = Math.max(whole, last - (nameTokens.start[name] as number));
    if (kind < ownKinds) return answered * coverage * (kindWeights[kind] as number);
    belonging = Math.max(belonging, answered * coverage * coverage);
    return 0;
  }

  /** Matches a word of the name with its best word of the query. Returns the covered length of the name. */
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
