import type { Lexicon } from './lexicon.ts';
import type { Word } from './read-query.ts';
import { findHits, quality, type TermHits } from './term-hits.ts';

/** A word of the query with the tokens that it may match. */
export interface Term extends Word {
  readonly hits: TermHits;
}

/** @param tolerance which words may be treated as typos */
export function toTerms(words: readonly Word[], lexicon: Lexicon, tolerance: 'unknown' | 'all'): Term[] {
  return words.map((word, i) => {
    // A stop word is a prefix only while it is being typed: `the` of `theatre`.
    if (word.isStopWord)
      return { ...word, hits: findHits(lexicon, word.text, i < words.length - 1 ? 'exact' : 'prefix') };
    return { ...word, hits: findHits(lexicon, word.text, tolerance) };
  });
}

/** 0 for no match, 1 for an exact match. */
export function termQuality({ hits, text }: Term, token: number, tokenLength: number): number {
  return quality(hits, text, token, tokenLength);
}

/** Whether a term selects records: codes, and words with matches in the index that are not stop words. */
export function selects({ isStopWord, code, hits }: Term): boolean {
  return !isStopWord && (code || hits.from < hits.to || hits.near.size > 0);
}

/** Whether a term is a room number in the range. */
export function isInRange(
  { code, text }: Term,
  range: { readonly from: number; readonly to: number },
): boolean {
  const number = Number.parseInt(text, 10);
  return code && range.from <= number && number <= range.to;
}
