import { explain, readTerm } from './explain.ts';
import { createCandidateFinder } from './find-candidates.ts';
import { highlight } from './highlight.ts';
import { readQuery, type Word } from './read-query.ts';
import { createScorer, createTokenMarks } from './score-record.ts';
import type { SearchAnswer, SearchRecord, SearchResult } from './search-record.ts';
import { createSearchTables } from './search-tables.ts';
import { suggest } from './suggest.ts';
import { selects, type Term, toTerms } from './term.ts';
import { keyOfCode } from './tokenize.ts';

export interface SearchIndex<R extends SearchRecord> {
  /** Never throws, whatever the text. At most `limit` results, 8 unless told. */
  search(query: string, options?: { readonly limit?: number | undefined }): SearchAnswer<R>;
}

interface Hit {
  readonly record: number;
  readonly score: number;
}

interface Wanted {
  readonly limit: number;
  /** The query as the key of a code. */
  readonly key: string | undefined;
}

interface Ranked {
  readonly terms: readonly Term[];
  readonly hits: readonly Hit[];
}

/** What the whole code of a record counts: `A-1.05` is not `A-5.01`, though both have the same words. */
const codeWorth = 0.5;
const leadWord = /^(?:rooms?|rm|r) /i;

/** Builds the index: about 10 µs a record, then well under a millisecond a query. Ids are taken to be unique. */
export function createSearchIndex<R extends SearchRecord>(unsorted: readonly R[]): SearchIndex<R> {
  const tables = createSearchTables(unsorted);
  const { records, lexicon } = tables;
  const marks = createTokenMarks(lexicon.tokens.length);
  const findCandidates = createCandidateFinder(tables);
  const scoreRecord = createScorer(tables, marks);
  const keys = records.map(({ code }) => code && keyOfCode(code));

  return {
    search(query, { limit = 8 } = {}) {
      const readings = readQuery(query, lexicon);
      const key = keyOfCode(query.trim().replace(leadWord, ''));
      const { terms, hits } = interpret(readings, { limit, key });
      const best = hits[0];
      if (!best) return withSuggestion(readings[0] ?? []);
      return {
        results: hits.map(({ record, score }) => toResult(records[record] as R, score, terms)),
        understood: explain(best.record, terms, tables),
      };
    },
  };

  /** Known words are first taken as they are; only when no record has them all may they be slips of others. */
  function interpret(readings: readonly (readonly Word[])[], wanted: Wanted): Ranked {
    const strict = readings
      .map((words) => rank(toTerms(words, lexicon, 'unknown'), wanted))
      .reduce((one, other) => (bestScore(other) > bestScore(one) && answersAll(other) ? other : one));
    if (strict.terms.filter(selects).length < 2 || answersAll(strict)) return strict;
    const tolerant = rank(toTerms(strict.terms, lexicon, 'all'), wanted);
    return answersAll(tolerant) ? tolerant : strict;
  }

  function answersAll({ hits, terms }: Ranked): boolean {
    const best = hits[0];
    return best !== undefined && terms.filter(selects).every((term) => readTerm(term, best.record, tables));
  }

  function rank(terms: readonly Term[], { limit, key }: Wanted): Ranked {
    const candidates = findCandidates(terms);
    marks.mark(terms);
    const hits: Hit[] = [];
    for (const record of candidates.records) {
      const isCode = key !== undefined && keys[record] === key;
      const score = scoreRecord(record, terms, candidates.weights) + (isCode ? codeWorth : 0);
      const hit = { record, score };
      let place = hits.length;
      while (place > 0 && isBetter(hit, hits[place - 1])) place--;
      if (place === limit) continue;
      hits.splice(place, 0, hit);
      if (hits.length > limit) hits.pop();
    }
    marks.clear();
    return { terms, hits };
  }

  function toResult(record: R, score: number, terms: readonly Term[]): SearchResult<R> {
    const title = highlight(record.title, terms, lexicon);
    const highlights = { title, code: highlight(record.code ?? '', terms, lexicon) };
    return { record, score, highlights };
  }

  function withSuggestion(words: readonly Word[]): SearchAnswer<R> {
    const didYouMean = suggest(words, tables);
    return didYouMean === undefined ? { results: [] } : { results: [], didYouMean };
  }
}

function bestScore({ hits }: Ranked): number {
  return hits[0]?.score ?? 0;
}

/** Of two equals the one that ranks higher, so that the order never depends on chance. */
function isBetter(hit: Hit, other: Hit | undefined): boolean {
  return (
    other === undefined || hit.score > other.score || (hit.score === other.score && hit.record < other.record)
  );
}
