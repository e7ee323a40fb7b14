import type { Lexicon } from './lexicon.ts';
import type { Word } from './read-query.ts';
import { findHits, quality, type TermHits } from './term-hits.ts';

/** A word of the query together with the tokens that it may stand for. */
export interface Term extends Word {
  readonly hits: TermHits;
}

/** @param tolerance what words may be taken for slips of others */
export function toTerms(words: readonly Word[], lexicon: Lexicon, tolerance: 'unknown' | 'all'): Term[] {
  return words.map((word, i) => {
    // Only while it is being typed may a filler be the beginning of something else: `the` of `theatre`.
    if (word.filler)
      return { ...word, hits: findHits(lexicon, word.text, i < words.length - 1 ? 'exact' : 'prefix') };
    return { ...word, hits: findHits(lexicon, word.text, tolerance) };
  });
}

/** 0 when the token does not answer the term, 1 when it is the very word. */
export function termQuality({ hits, text }: Term, token: number, tokenLength: number): number {
  return quality(hits, text, token, tokenLength);
}

/** It narrows the results: neither a filler nor a word that nothing in the index resembles. A code always does. */
export function selects({ filler, code, hits }: Term): boolean {
  return !filler && (code || hits.from < hits.to || hits.near.size > 0);
}

/** Whether a term is a room number in the range. */
export function isInRange(
  { code, text }: Term,
  range: { readonly from: number; readonly to: number },
): boolean {
  const number = Number.parseInt(text, 10);
  return code && range.from <= number && number <= range.to;
}
