import { foldText } from '../lookup/fold-text.ts';
import { withDigits } from '../lookup/room-code.ts';
import { indexOfToken, type Lexicon, prefixRange } from './lexicon.ts';
import { digitOf, withSpokenDigits } from './spoken-digits.ts';
import { isNumeric, isStopWord, piecesOf, stopWords, toToken, wordsOfFolded } from './tokenize.ts';

/** One word of a query. */
export interface Word {
  /** As typed, folded. */
  readonly typed: string;
  /** As a token of the index. */
  readonly text: string;
  /** Word without meaning for the search ("where is the ..."): optional, of little weight. */
  readonly isStopWord: boolean;
  /** A room code or a prefix of one. Results must contain it: a code is never read as a category. */
  readonly code: boolean;
}

/** One letter after a sign is no beginning of a name: `<b>`, a broken escape. */
const junk = /^[^\p{L}\p{M}\p{N}]+[a-z][^\p{L}\p{N}]*$/u;

const maxWords = 12;
/** Limits on the number of ways to split a word. */
const maxSplitLength = 32;
const maxParts = 4;

/**
 * Splits a query into words and normalises spelling: `rm 2 15`, `230 a`, `two three zero`, `port folio`, `h.o.d.`, `2O8`.
 * Drops dates, which are not codes. An unknown word that may be known words run together (`foodcourt`) gives a second
 * reading.
 */
export function readQuery(query: string, lexicon: Lexicon): readonly (readonly Word[])[] {
  const folded = withSpokenDigits(foldText(query), lexicon.digits);
  if (junk.test(folded)) return [[]];
  const isTyped = wordsOfFolded(folded).every((word) => isKnown(word, lexicon));
  // A sign such as `2L5` stays if the index has it.
  const text = (isTyped ? folded : withDigits(folded))
    .replace(/(?<!\d)\d+([-/.])\d+\1\d\d+/g, ' ')
    .replace(/(?<=\d)o(?!\p{L})/gu, '0')
    .replace(/\b\d(?:[ -]\d\b)+|\b\p{L}(?: \p{L}\b){2,}/gu, (spelled) => spelled.replace(/[ -]/g, ''))
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
  const parts = join(
    wordsOfFolded(text).map((word) => withoutSign(word, lexicon)),
    lexicon,
  );
  const splitParts = parts.flatMap((word) => split(word, lexicon) ?? word);
  const readings = splitParts.length > parts.length ? [parts, splitParts] : [parts];
  const door = joinFloor(folded, lexicon);
  if (door) readings.push([door]);
  return readings.map(toWords);
}

/** The number whose floor is apart from the door: `4-12`, `F4-12`, `second floor room 15`, `room 15 on floor 2`. */
function joinFloor(folded: string, { digits }: Lexicon): string | false {
  const [one = '', two = '', more] = wordsOfFolded(folded).filter(
    (word) => !stopWords.has(word) && !/^(?:[fi]|fl(?:oo)?r|level|lab)$/.test(word),
  );
  const [door, floor] = isDoor(one) ? [one, two] : [two, one];
  const digit = digitOf(floor.replace(/f$/, ''), digits);
  return !more && isDoor(door) && digit >= 0 && digit + door;
}

/** The number of a door on a floor. */
function isDoor(word: string): boolean {
  return /^\d\d$/.test(word);
}

/** Keeps a hyphen before a number only if the index has that number: floor -1. */
function withoutSign(word: string, lexicon: Lexicon): string {
  return word.startsWith('-') && !isKnown(word, lexicon) ? word.slice(1) : word;
}

function toWords(parts: readonly string[]): Word[] {
  const distinct = [...new Map(parts.flatMap(piecesOf).map((typed) => [toToken(typed), typed]))];
  // Of the end of a long pasted text only codes are used, as they are most specific.
  const used = distinct.filter(([word], i) => i < maxWords - 2 || isCode(word)).slice(0, maxWords);
  const tokens = used.map(([word]) => word);
  const read = used.map(([word, typed], i) => ({
    typed,
    text: word,
    isStopWord: isStopWord(tokens, i) || isLooseLetter(word, tokens[i + 1], tokens.length),
    code: isCode(word),
  }));
  return read.every(({ isStopWord }) => isStopWord)
    ? read.map((word) => ({ ...word, isStopWord: false }))
    : read;
}

/** `r 230`, `where can i find a lift`; but `a krishnan` is a name. */
function isLooseLetter(word: string, next: string | undefined, count: number): boolean {
  return /^\p{L}$/u.test(word) && (count > 3 || (word === 'r' && next !== undefined && isNumeric(next)));
}

function isCode(word: string): boolean {
  return /^\d{3,}\p{L}?$/u.test(word);
}

/** Joins neighbours that are known only together, or are a number and its letter. */
function join(parts: readonly string[], lexicon: Lexicon): string[] {
  const result: string[] = [];
  for (const word of parts) {
    const before = result.at(-1) ?? '';
    const codePart = isNumeric(before) && word.length === 1;
    const apart = isKnown(before, lexicon) && isKnown(word, lexicon) && !codePart;
    const isLoose = stopWords.has(before) && stopWords.has(word);
    if (before !== '' && !apart && !isLoose && isKnown(before + word, lexicon))
      result[result.length - 1] = before + word;
    else result.push(word);
  }
  return result;
}

/**
 * Splits an unknown word into known words, the last one possibly unfinished. Prefers whole words to prefixes, then the
 * longest first part.
 */
function split(word: string, lexicon: Lexicon, limit = maxParts): string[] | undefined {
  if (word.length > maxSplitLength || isNumeric(word) || piecesOf(word)[1]) return undefined;
  if (begins(toToken(word), lexicon)) return undefined;
  let loose: string[] | undefined;
  for (let i = word.length - 2; i >= 2 && limit > 1; i--) {
    const [first, rest] = [word.slice(0, i), word.slice(i)];
    const whole = isKnown(first, lexicon) && !stopWords.has(first);
    // `stone` is not `ST 1`.
    const isStray = whole
      ? i < 3 && digitOf(rest, lexicon.digits) > 0
      : loose || i < 4 || !begins(first, lexicon);
    if (isStray) continue;
    // Two letters are always a prefix of some token: as the last part they must be a word.
    const isEnd = (rest[3] ? begins : isKnown)(toToken(rest), lexicon);
    const others = isEnd ? [rest] : split(rest, lexicon, limit - 1);
    if (others) loose = [first, ...others];
    if (others && whole) break;
  }
  return loose;
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return indexOfToken(lexicon, toToken(word)) >= 0;
}

function begins(prefix: string, { tokens }: Lexicon): boolean {
  const [from, to] = prefixRange(tokens, prefix);
  return from < to;
}
