import { createPrefixDistance } from './edit-distance.ts';
import { type Lexicon, letterBits, prefixRange } from './lexicon.ts';
import { soundKey } from './sound-key.ts';
import { isNumeric } from './tokenize.ts';

/** The words of the index that one typed word may stand for. */
export interface TermHits {
  /** Tokens that start with the typed word; the word itself, if known, is the first of them. */
  readonly from: number;
  readonly to: number;
  /** Tokens that look or sound alike, with how well they do, 0 to 1. */
  readonly near: ReadonlyMap<number, number>;
}

/** Looks for look-alikes only when the word is unknown or `tolerant` is set. */
export function findHits(lexicon: Lexicon, word: string, tolerant: boolean): TermHits {
  const [from, to] = prefixRange(lexicon.tokens, word);
  const near = new Map<number, number>();
  if (word.length > 2 && !isNumeric(word) && (from === to || tolerant)) {
    addSpelledAlike(lexicon, word, mostEdits(word, from < to), near);
    addSoundingAlike(lexicon, word, near);
    for (const token of near.keys()) if (token >= from && token < to) near.delete(token);
  }
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

/** A known word was hardly mistyped twice; a short one twice mistyped could be anything. */
function mostEdits({ length }: string, known: boolean): number {
  if (length < (known ? 8 : 6)) return 1;
  return 2;
}

/** Calls back for the strings of the list that are fewest edits away, and at least and at most so many. */
function visitNearest(
  word: string,
  list: { readonly strings: readonly string[]; readonly letters: Uint32Array },
  { least, most }: { readonly least: number; readonly most: number },
  found: (index: number, edits: number, rest: number) => void,
): void {
  const bits = letterBits(word);
  const prefixDistance = createPrefixDistance(word);
  let limit = most;
  for (let index = 0; index < list.strings.length; index++) {
    // Each edit can account for one letter of the word that the other lacks, so most strings are out at once.
    let lacking = bits & ~(list.letters[index] as number);
    for (let left = limit; lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
    if (lacking !== 0 || list.letters[index] === 0) continue;
    const other = list.strings[index] as string;
    if (other.length < word.length - limit || (word.length < 4 && other.length !== word.length)) continue;
    const cost = prefixDistance(other, limit);
    const edits = Math.floor(cost);
    if (edits > limit || edits < least || (edits > 1 && !isSafeTwice(word, other))) continue;
    limit = edits;
    found(index, edits, cost - edits);
  }
}

/** Two slips in a short word: only when it begins and ends like the other. */
function isSafeTwice(word: string, other: string): boolean {
  return word.length > 6 || (word[0] === other[0] && Math.abs(word.length - other.length) < 2);
}

function addSpelledAlike(
  { tokens, letters }: Lexicon,
  word: string,
  most: number,
  near: Map<number, number>,
): void {
  let fewest = most;
  visitNearest(word, { strings: tokens, letters }, { least: 1, most }, (token, edits, rest) => {
    if (edits < fewest) near.clear();
    fewest = edits;
    near.set(token, 0.8 - 0.16 * edits - 0.25 * rest - (word[0] === tokens[token]?.[0] ? 0 : 0.04));
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
  visitNearest(key, { strings: soundKeys, letters: soundLetters }, { least: 0, most: 1 }, (i, edits, rest) =>
    near.set(soundTokens[i] as number, 0.7 - 0.16 * edits - 0.25 * rest),
  );
}
