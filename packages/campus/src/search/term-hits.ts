import { prefixDistance } from './edit-distance.ts';
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
  }
  return { from, to, near };
}

/** How well a token of the index answers the typed word: 1 for the same, 0 for not at all. */
export function quality(
  { from, to, near }: TermHits,
  word: string,
  token: number,
  tokenLength: number,
): number {
  if (token < from || token >= to) return near.get(token) ?? 0;
  return word.length === tokenLength ? 1 : 0.7 + (0.25 * word.length) / tokenLength;
}

/** A known word was hardly mistyped twice; a short one twice mistyped could be anything. */
function mostEdits({ length }: string, known: boolean): number {
  if (length < (known ? 8 : 5)) return 1;
  return 2;
}

function addSpelledAlike(
  { tokens, letters }: Lexicon,
  word: string,
  most: number,
  near: Map<number, number>,
): void {
  const bits = letterBits(word);
  let limit = most;
  for (let token = 0; token < tokens.length; token++) {
    // Each edit can account for one letter of the word that the token lacks, so most tokens are out at once.
    let lacking = bits & ~(letters[token] as number);
    for (let left = limit; lacking !== 0 && left > 0; left--) lacking &= lacking - 1;
    if (lacking !== 0 || letters[token] === 0) continue;
    const candidate = tokens[token] as string;
    if (candidate.length < word.length - limit || (word.length < 4 && candidate.length !== word.length))
      continue;
    const cost = prefixDistance(word, candidate, limit);
    if (cost > limit + 1) continue;
    const edits = Math.floor(cost);
    if (edits > 1 && word.length < 7 && word[0] !== candidate[0]) continue;
    if (edits < limit) {
      limit = edits;
      near.clear();
    }
    near.set(token, 0.8 - 0.16 * edits - 0.25 * (cost - edits) - (word[0] === candidate[0] ? 0 : 0.04));
  }
}

function addSoundingAlike(
  { tokens, soundKeys, soundTokens }: Lexicon,
  word: string,
  near: Map<number, number>,
): void {
  const key = soundKey(word);
  if (key.length < 3) return;
  const [from, to] = prefixRange(soundKeys, key);
  for (let i = from; i < to; i++) {
    const token = soundTokens[i] as number;
    const whole = soundKeys[i] === key;
    const score = whole ? 0.76 : 0.5 + (0.2 * word.length) / (tokens[token] as string).length;
    if (score > (near.get(token) ?? 0)) near.set(token, score);
  }
}
