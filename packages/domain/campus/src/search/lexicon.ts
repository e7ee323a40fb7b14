import { isNumeric } from './tokenize.ts';

export type Lexicon = ReturnType<typeof createLexicon>;

/** @param tokens all distinct tokens of the index, in the order of UTF-16 units, so that a prefix is a range */
export function createLexicon(tokens: readonly string[], digits?: readonly string[]) {
  const keys = tokens.map((token) => (isNumeric(token) ? '' : soundKey(token)));
  const order = Uint32Array.from(keys.keys()).sort((a, b) => compare(keys[a] as string, keys[b] as string));
  const soundKeys = Array.from(order, (token) => keys[token] as string);
  return {
    tokens,
    digits,
    /** Bit mask of the letters in the token; 0 for codes, which are never corrected. */
    letters: Uint32Array.from(tokens, (token) => (isNumeric(token) ? 0 : letterBits(token))),
    soundKeys: soundKeys as readonly string[],
    soundLetters: Uint32Array.from(soundKeys, letterBits),
    /** Token of each sound key. */
    soundTokens: order,
    /** Token of each word of a title that was a result, or -1. */
    shown: new Map<string, number>(),
  };
}

/** By UTF-16 units, as `sort()` does: locale order would break prefix ranges. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function letterBits(token: string): number {
  let bits = 0;
  for (const letter of token) bits |= 1 << (letter.charCodeAt(0) & 31);
  return bits;
}

/** Range of the strings with a prefix. */
export function prefixRange(sorted: readonly string[], prefix: string): [from: number, to: number] {
  return [lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)];
}

/** Position of a token, or -1. */
export function indexOfToken({ tokens }: Lexicon, token: string): number {
  const index = lowerBound(tokens, token);
  return tokens[index] === token ? index : -1;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Phonetic key: `srinivas`, `sreenivas` and `shrinivas` share one, as do `gautam` and `gowtham`, `laxmi` and `lakshmi`.
 * Designed for romanised Indian names; also suits English words.
 */
export function soundKey(token: string): string {
  return token
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/([^aeiou])h/g, '$1')
    .replace(/au|aw|ou|ow|oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(.)\1+/g, '$1');
}
