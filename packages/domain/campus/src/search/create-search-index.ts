import { foldText } from '../lookup/fold-text.ts';
import { codeKeysOf, keyOfQuery, telephoneKey } from './code-keys.ts';
import { explain, highlight, readTerm } from './explain.ts';
import { createCandidateFinder } from './find-candidates.ts';
import { type PackedRecords, unpackRecords } from './packed-records.ts';
import { readQuery, type Word } from './read-query.ts';
import { createScorer } from './score-record.ts';
import type { SearchAnswer, SearchRecord } from './search-record.ts';
import { toSearchTables } from './search-tables.ts';
import { suggest } from './suggest.ts';
import { selects, type Term, toTerms } from './term.ts';

export interface SearchIndex<R extends SearchRecord> {
  /** Never throws. At most `limit` results, 8 by default. */
  search(query: string, options?: { readonly limit?: number | undefined }): SearchAnswer<R>;
}

interface Hit {
  readonly record: number;
  readonly score: number;
}

interface Ranked {
  readonly terms: readonly Term[];
  readonly hits: readonly Hit[];
}

/** Score of a complete code: `A-1.05` and `A-5.01` have the same words. */
const codeScore = 1;

/**
 * Index of records and of packed ones, which open some ten times as fast. Ids must be unique. Then well under a millisecond
 * a query.
 */
export function createSearchIndex<R extends SearchRecord>(
  unpacked: readonly R[],
  packs: readonly PackedRecords<R>[] = [],
): SearchIndex<R> {
  const tables = toSearchTables(unpackRecords(packs, unpacked));
  const { recordAt, lexicon } = tables;
  const findCandidates = createCandidateFinder(tables);
  const scorer = createScorer(tables);
  /** By record, filled as they are needed. */
  const keys: (readonly string[] | undefined)[] = [];

  return {
    search(query, { limit = 8 } = {}) {
      const readings = readQuery(query, lexicon);
      const key = keyOfQuery(query);
      const { terms, hits } = interpret(readings, (terms, namesFirst) => rank(terms, key, namesFirst));
      const best = hits[0];
      // Up to six digits may be a room's number.
      const called = findTelephone(query, best ? 1e6 : 1e3);
      if (!best || called[0]) return { results: called, didYouMean: suggest(readings[0] ?? [], tables) };
      return {
        results: hits.slice(0, limit).map(({ record, score }) => {
          const found = recordAt(record);
          return { record: found, score, highlights: { title: highlight(found.title, terms, lexicon) } };
        }),
        understood: explain(best.record, terms, tables),
      };
    },
  };

  /** Records whose telephone number ends with the digits of the query, or the query with the number. */
  function findTelephone(query: string, minValue: number) {
    const key = telephoneKey(foldText(query));
    if (!(Number(key) >= minValue)) return [];
    return tables
      .valuesOf('telephone')
      .flatMap(([record, telephone]) =>
        telephone.endsWith(key) || key.endsWith(telephone)
          ? [{ record: recordAt(record), score: 1, highlights: { title: [] } }]
          : [],
      );
  }

  /**
   * Takes known words literally; treats them as possible typos only when no record contains all of them. Until one does, a record
   * with its whole name in the query comes first: `late for machine learning lab`.
   */
  function interpret(
    readings: readonly (readonly Word[])[],
    rankTerms: (terms: readonly Term[], namesFirst?: boolean) => Ranked,
  ): Ranked {
    const bestScore = ({ hits }: Ranked) => hits[0]?.score ?? 0;
    const better = (one: Ranked, other: Ranked) => (bestScore(other) > bestScore(one) ? other : one);
    const strict = readings
      .map((words) => rankTerms(toTerms(words, lexicon, 'unknown')))
      .map((ranked) => (answersAll(ranked) ? ranked : better(ranked, rankTerms(ranked.terms, true))))
      .reduce((one, other) => (answersAll(other) ? better(one, other) : one));
    if (strict.terms.filter(selects).length < 2 || answersAll(strict)) return strict;
    const tolerant = rankTerms(toTerms(strict.terms, lexicon, 'all'));
    return answersAll(tolerant) ? tolerant : strict;
  }

  function answersAll({ hits, terms }: Ranked): boolean {
    const best = hits[0];
    return best !== undefined && terms.filter(selects).every((term) => readTerm(term, best.record, tables));
  }

  /** The matching records, best first; `key` is the query as a code key, see `keyOfCode`. */
  function rank(terms: readonly Term[], key: string | undefined, namesFirst = false): Ranked {
    const candidates = findCandidates(terms, namesFirst);
    scorer.mark(terms);
    const hits = candidates.records.map((record): Hit => {
      const score = scorer.score(record, terms, candidates.weights, namesFirst);
      if (key) keys[record] ??= codeKeysOf(recordAt(record));
      return { record, score: score + (key && keys[record]?.includes(key) ? codeScore : 0) };
    });
    // Ties are broken by rank, so that the order is deterministic.
    hits.sort((one, other) => other.score - one.score || one.record - other.record);
    return { terms, hits };
  }
}
