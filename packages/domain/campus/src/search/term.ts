import { visitNearest } from './edit-distance.ts';
import { indexOfToken, type Lexicon, prefixRange, soundKey } from './lexicon.ts';
import type { Word } from './read-query.ts';
import { isNumeric } from './tokenize.ts';

/** The tokens of the index that a typed word may match. */
interface TermHits {
  /** Range of tokens with the typed word as prefix; the word itself, if known, is the first. */
  readonly from: number;
  readonly to: number;
  /** A short word of the index, which means little as a beginning: `men` is not the menu. */
  readonly short: boolean;
  /** Tokens of similar spelling or sound, with their similarity, 0 to 1. */
  readonly near: ReadonlyMap<number, number>;
}

/** Which words may be typos; stop words never. */
type Tolerance = 'unknown' | 'all';

/** A word of the query with the tokens that it may match. */
export interface Term extends Word {
  readonly hits: TermHits;
}

export function toTerms(words: readonly Word[], lexicon: Lexicon, tolerance: Tolerance): Term[] {
  return words.map((word) => ({ ...word, hits: findHits(lexicon, word, tolerance) }));
}

/**
 * Quality of the match between a token and a term, 0 to 1. A prefix of a word usually means the word; a prefix of a room
 * number means little.
 */
export function termQuality({ hits, text }: Term, token: number, tokenLength: number): number {
  const near = hits.near.get(token);
  if (near || token < hits.from || token >= hits.to) return near ?? 0;
  const share = text.length / tokenLength;
  if (share === 1) return 1;
  return isNumeric(text) ? 0.95 * share : (hits.short ? 0.5 : 0.7) + 0.25 * share;
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

/** Shorter words have too many neighbours to be corrected: `eat` is one edit from `gate`. */
export const minFuzzyLength = 4;
/** Of that length; no number, and no Indian script: folding drops its vowels, so that परीक्षा (exam) is one edit from पार्किंग. */
const correctable = /^[^\d\u0900-\u0dff]{4}/;

function findHits(lexicon: Lexicon, { text: word, typed, isStopWord }: Word, tolerance: Tolerance): TermHits {
  const [from, end] = prefixRange(lexicon.tokens, word);
  const known = lexicon.tokens[from] === word;
  // A whole room number or a short plural is not a prefix: `162` does not find 1620, `fees` does not find `feel`.
  const short = known && word.length < minFuzzyLength;
  const isWhole = /^\d{3,}$/.test(word) || (short && typed !== word);
  // The `me` of `near me` does not begin `men`.
  const to = isStopWord || isWhole ? from + Number(known) : end;
  const near = new Map<number, number>();
  if (!isStopWord && (from === end || tolerance === 'all') && correctable.test(word)) {
    addSimilarSpelling(lexicon, word, from < end, near);
    addSimilarSound(lexicon, word, near);
    for (const token of near.keys()) if (token >= from && token < end) near.delete(token);
    if (near.size === 0 && from === end) addLongestPrefix(lexicon, word, near);
  }
  // Of a plural the singular is a word, no beginning of one: `maths` is not Mathew for certain.
  if (!known && typed === `${word}s`)
    for (let token = from; token < end; token++)
      if (!lexicon.tokens[token]?.startsWith(typed)) near.set(token, 0.6);
  // An unknown letter suffix: `205a` can only mean room 205.
  const plain = indexOfToken(lexicon, word.slice(0, -1));
  if (/^\d{3,}\p{L}$/u.test(word) && from === end && plain >= 0) near.set(plain, 0.75);
  return { from, to, short, near };
}

function addSimilarSpelling(
  { tokens, letters }: Lexicon,
  word: string,
  known: boolean,
  near: Map<number, number>,
): void {
  let minEdits = word.length < (known ? 8 : 6) ? 1 : 2;
  visitNearest(word, { strings: tokens, letters }, minEdits, (token, edits, rest) => {
    const other = tokens[token] as string;
    // A missing first letter is an ordinary typo: `iran` for Kiran.
    const first = Number(word[0] !== other[0] && other.slice(1) !== word);
    // Unfinished words and different first letters are unlikely: short words allow neither, longer ones one of the two.
    const unlikely = first + Number(rest > 0);
    if (edits === 0 || (known && rest > 0) || unlikely > Number(word.length > 4)) return false;
    if (edits > 1 && word.length < 8 && unlikely > 0) return false;
    if (edits < minEdits) near.clear();
    minEdits = edits;
    near.set(token, 0.8 - 0.16 * edits - 0.25 * rest - 0.04 * first);
    return true;
  });
}

function addSimilarSound(lexicon: Lexicon, word: string, near: Map<number, number>): void {
  const { tokens, soundKeys, soundLetters, soundTokens } = lexicon;
  const key = soundKey(word);
  if (key.length < 3) return;
  const [from, to] = prefixRange(soundKeys, key);
  for (let i = from; i < to; i++) {
    const token = soundTokens[i] as number;
    const whole = soundKeys[i] === key;
    if (!whole && word.length < 5) continue;
    const score = whole ? 0.76 : 0.5 + (0.2 * word.length) / (tokens[token] as string).length;
    if (score > (near.get(token) ?? 0)) near.set(token, score);
  }
  if (near.size > 0 || key.length < 5) return;
  visitNearest(key, { strings: soundKeys, letters: soundLetters }, 1, (i, edits, rest) => {
    near.set(soundTokens[i] as number, 0.7 - 0.16 * edits - 0.25 * rest);
    return true;
  });
}

/** Fallback: `surveying` matches survey, but `atmosphere` does not match ATM. */
function addLongestPrefix(lexicon: Lexicon, word: string, near: Map<number, number>): void {
  for (let length = word.length - 1; length > 0.6 * word.length && near.size === 0; length--) {
    const token = indexOfToken(lexicon, word.slice(0, length));
    if (token >= 0) near.set(token, (0.7 * length) / word.length);
  }
}
