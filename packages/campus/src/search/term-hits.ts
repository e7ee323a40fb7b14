import { type Lexicon, letterBits, prefixRange } from './lexicon.ts';
import { soundKey } from './sound-key.ts';
import { isNumeric } from './tokenize.ts';
import { visitNearest } from './visit-nearest.ts';

/** The words of the index that one typed word may stand for. */
export interface TermHits {
  /** Tokens that start with the typed word; the word itself, if known, is the first of them. */
  readonly from: number;
  readonly to: number;
  /** Tokens that look or sound alike, with how well they do, 0 to 1. */
  readonly near: ReadonlyMap<number, number>;
}

/** How far a word may be from a token: the same, its beginning, a slip of it if the word is unknown, a slip in any case. */
export type Tolerance = 'exact' | 'prefix' | 'unknown' | 'all';

export function findHits(lexicon: Lexicon, word: string, tolerance: Tolerance): TermHits {
  const [from, end] = prefixRange(lexicon.tokens, word);
  const known = lexicon.tokens[from] === word;
  const to = tolerance === 'exact' ? from + Number(known) : end;
  const near = new Map<number, number>();
  if (
    word.length > 2 &&
    !isNumeric(word) &&
    (tolerance === 'all' || (tolerance === 'unknown' && from === end))
  ) {
    addSpelledAlike(lexicon, word, from < end, near);
    addSoundingAlike(lexicon, word, near);
    for (const token of near.keys()) if (token >= from && token < end) near.delete(token);
    if (near.size === 0 && from === end) addLongestBeginning(lexicon, word, near);
  }
  // A letter that no door has: `205a` can only mean room 205.
  const [plain] = prefixRange(lexicon.tokens, word.slice(0, -1));
  if (/^\d{3,}\p{L}$/u.test(word) && from === end && lexicon.tokens[plain] === word.slice(0, -1))
    near.set(plain, 0.75);
  return { from, to, near };
}

/**
 * How well a token of the index answers the typed word: 1 for the same, 0 for not at all. The beginning of a word
 * mostly means the word; the first figure of a room number says little.
 */
export function quality(
  { from, to, near }: TermHits,
  word: string,
  token: number,
  tokenLength: number,
): number {
  if (token < from || token >= to) return near.get(token) ?? 0;
  const share = word.length / tokenLength;
  if (share === 1) return 1;
  return isNumeric(word) ? 0.95 * share : 0.7 + 0.25 * share;
}

/** Whether so many edits are believable. Unfinished, short and known words are hardly mistyped twice. */
function isBelievable(word: string, other: string, edits: number, rest: number): boolean {
  if (word.length < 4) return rest === 0 && letterBits(word) === letterBits(other);
  return edits < 2 || word.length > 7 || (word[0] === other[0] && rest === 0);
}

function addSpelledAlike(
  { tokens, letters }: Lexicon,
  word: string,
  known: boolean,
  near: Map<number, number>,
): void {
  let fewest = word.length < (known ? 8 : 6) ? 1 : 2;
  visitNearest(word, { strings: tokens, letters }, fewest, (token, edits, rest) => {
    const other = tokens[token] as string;
    if (edits === 0 || (known && rest > 0) || !isBelievable(word, other, edits, rest)) return false;
    if (edits < fewest) near.clear();
    fewest = edits;
    near.set(token, 0.8 - 0.16 * edits - 0.25 * rest - (word[0] === other[0] ? 0 : 0.04));
    return true;
  });
}

function addSoundingAlike(lexicon: Lexicon, word: string, near: Map<number, number>): void {
  const { tokens, soundKeys, soundLetters, soundTokens } = lexicon;
  const key = soundKey(word);
  if (key.length < 3) return;
  const [from, to] = prefixRange(soundKeys, key);
  for (let i = from; i < to; i++) {
    const token = soundTokens[i] as number;
    const whole = soundKeys[i] === key;
    const score = whole ? 0.76 : 0.5 + (0.2 * word.length) / (tokens[token] as string).length;
    if (score > (near.get(token) ?? 0)) near.set(token, score);
  }
  if (near.size > 0 || key.length < 5) return;
  visitNearest(key, { strings: soundKeys, letters: soundLetters }, 1, (i, edits, rest) => {
    near.set(soundTokens[i] as number, 0.7 - 0.16 * edits - 0.25 * rest);
    return true;
  });
}

/** The last resort: `gymnasium` for a gym. */
function addLongestBeginning({ tokens }: Lexicon, word: string, near: Map<number, number>): void {
  for (let length = word.length - 1; length > 2 && near.size === 0; length--) {
    const [token] = prefixRange(tokens, word.slice(0, length));
    if (tokens[token] === word.slice(0, length)) near.set(token, (0.7 * length) / word.length);
  }
}
