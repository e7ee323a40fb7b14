import { indexOfToken, type Lexicon } from './lexicon.ts';
import type { TextRange } from './search-record.ts';
import { type Term, termQuality } from './term.ts';
import { piecePattern, tokenize, wordPattern } from './tokenize.ts';

/** Ranges of a text that the terms match: whole words, or prefixes of words being typed. */
export function highlight(text: string, terms: readonly Term[], lexicon: Lexicon): TextRange[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index: start }) =>
    [...word.matchAll(piecePattern)].flatMap(({ 0: piece, index }) => {
      const length = Math.min(piece.length, matchedLength(word.slice(index), terms, lexicon));
      return length > 0 ? [[start + index, start + index + length] as const] : [];
    }),
  );
}

function matchedLength(word: string, terms: readonly Term[], lexicon: Lexicon): number {
  const token = tokenize(word)[0] ?? '';
  const index = indexOfToken(lexicon, token);
  if (index < 0) return 0;
  let length = 0;
  for (const term of terms) {
    if (termQuality(term, index, token.length) === 0) continue;
    // Offsets in the folded word are valid in the text only where folding kept the letters' positions.
    const begun = token.startsWith(term.text) && term.text !== token && word.toLowerCase().startsWith(token);
    length = Math.max(length, begun ? term.text.length : word.length);
  }
  return length;
}
