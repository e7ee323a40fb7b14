import type { Lexicon } from './lexicon.ts';
import type { Word } from './read-query.ts';
import { findHits, quality, type TermHits } from './term-hits.ts';

/** A word of the query together with the tokens that it may stand for. */
export interface Term extends Word {
  readonly hits: TermHits;
}

/** @param tolerant also take known words for slips of other known words */
export function toTerms(words: readonly Word[], lexicon: Lexicon, tolerant: boolean): Term[] {
  return words.map((word) => ({ ...word, hits: findHits(lexicon, word.text, tolerant && !word.filler) }));
}

/** 0 when the token does not answer the term, 1 when it is the very word. */
export function termQuality({ hits, text }: Term, token: number, tokenLength: number): number {
  return quality(hits, text, token, tokenLength);
}

export function isUnknown({ hits }: Term): boolean {
  return hits.from === hits.to && hits.near.size === 0;
}
