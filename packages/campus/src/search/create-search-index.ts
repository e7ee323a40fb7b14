import { explain } from './explain.ts';
import { createCandidateFinder } from './find-candidates.ts';
import { highlight } from './highlight.ts';
import { readQuery, type Word } from './read-query.ts';
import { createScorer, createTokenMarks } from './score-record.ts';
import type { SearchAnswer, SearchRecord, SearchResult } from './search-record.ts';
import { createSearchTables } from './search-tables.ts';
import { suggest } from './suggest.ts';
import { isUnknown, type Term, toTerms } from './term.ts';

export interface SearchIndex<R extends SearchRecord> {
  /** Never throws, whatever the text. At most `limit` results, 8 unless told. */
  search(query: string, options?: { readonly limit?: number }): SearchAnswer<R>;
}

interface Ranked {
  readonly terms: readonly Term[];
  readonly hits: readonly { readonly record: number; readonly score: number }[];
}

/**
 * Builds the index: about 10 µs a record, then well under a millisecond a query.
 *
 * @throws {RangeError} when two records have one id
 */
export function createSearchIndex<R extends SearchRecord>(unsorted: readonly R[]): SearchIndex<R> {
  const tables = createSearchTables(unsorted);
  const { records, lexicon } = tables;
  const marks = createTokenMarks(lexicon.tokens.length);
  const findCandidates = createCandidateFinder(tables);
  const scoreRecord = createScorer(tables, marks);

  return {
    search(query, { limit = 8 } = {}) {
      const words = readQuery(query, lexicon);
      if (words.length === 0) return { results: [] };
      const { terms, hits } = rankTolerantly(words, limit);
      const best = hits[0];
      if (!best) return withSuggestion(words);
      return {
        results: hits.map(({ record, score }) => toResult(records[record] as R, score, terms)),
        understood: explain(best.record, terms, tables),
      };
    },
  };

  /** Known words are first taken as they are; only when no record has them all may they be slips of others. */
  function rankTolerantly(words: readonly Word[], limit: number): Ranked {
    const strict = rank(toTerms(words, lexicon, false), limit);
    const known = strict.terms.filter((term) => !term.filler && !isUnknown(term));
    if (known.length < 2 || answersAll(strict, known)) return strict;
    const tolerant = rank(toTerms(words, lexicon, true), limit);
    return answersAll(
      tolerant,
      tolerant.terms.filter((term) => known.some(({ text }) => text === term.text)),
    )
      ? tolerant
      : strict;
  }

  function answersAll({ hits }: Ranked, terms: readonly Term[]): boolean {
    const best = hits[0];
    return (
      best !== undefined && explain(best.record, terms, tables).parts.every(({ as }) => as !== 'ignored')
    );
  }

  function rank(terms: readonly Term[], limit: number): Ranked {
    const candidates = findCandidates(terms);
    marks.mark(terms);
    const hits: { record: number; score: number }[] = [];
    for (const record of candidates.records) {
      const score = scoreRecord(record, terms, candidates.weights);
      if (hits.length === limit && score <= (hits[limit - 1]?.score ?? 0)) continue;
      let place = hits.length;
      while (place > 0 && score > (hits[place - 1]?.score ?? 0)) place--;
      hits.splice(place, 0, { record, score });
      if (hits.length > limit) hits.pop();
    }
    marks.unmark(terms);
    return { terms, hits };
  }

  function toResult(record: R, score: number, terms: readonly Term[]): SearchResult<R> {
    const title = highlight(record.title, terms, lexicon);
    const highlights = { title, code: highlight(record.code ?? '', terms, lexicon) };
    const alias = record.aliases.find((name) => highlight(name, terms, lexicon).length > title.length);
    return alias === undefined ? { record, score, highlights } : { record, score, highlights, alias };
  }

  function withSuggestion(words: readonly Word[]): SearchAnswer<R> {
    const didYouMean = suggest(words, tables);
    return didYouMean === undefined ? { results: [] } : { results: [], didYouMean };
  }
}
