import { foldText } from '../lookup/fold-text.ts';
import { fillers } from './fillers.ts';
import { indexOfToken, type Lexicon, prefixRange } from './lexicon.ts';
import { isNumeric, piecesOf, toToken, words } from './tokenize.ts';

/** One word of a query. */
export interface Word {
  /** As typed, folded. */
  readonly typed: string;
  /** In the form of the index. */
  readonly text: string;
  /** Says nothing about what is wanted ("where is the ..."); it counts a little when it matches, and may be missing. */
  readonly filler: boolean;
  /** A room code or the beginning of one. Results must have it: a code never turns into a category. */
  readonly code: boolean;
}

const mostWords = 12;
/** Both keep the number of ways to part a word small, whatever the word. */
const longestSplit = 32;
const mostParts = 4;

/**
 * Takes a query apart and mends what spaces did: `2 3 0`, `230 a`, `port folio`, `h.o.d.`, `2O8`. A date is no code.
 * Where an unknown word may be known ones run together (`foodcourt`), that is a second way to read the query.
 */
export function readQuery(query: string, lexicon: Lexicon): readonly (readonly Word[])[] {
  const text = foldText(query)
    .replace(/\d+([-/.])\d+\1\d\d+/g, ' ')
    .replace(/(?<=\d)o(?!\p{L})/gu, '0')
    .replace(/\b\d(?:[ -]\d\b)+|\b\p{L}(?: \p{L}\b){2,}/gu, (spelled) => spelled.replace(/[ -]/g, ''))
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1');
  const parts = join(
    words(text).map((word) => withoutSign(word, lexicon)),
    lexicon,
  );
  const parted = parts.flatMap((word) => split(word, lexicon) ?? word);
  return (parted.length > parts.length ? [parts, parted] : [parts]).map(toWords);
}

/** A hyphen before a number belongs to it only where something has that number: floor -1. */
function withoutSign(word: string, lexicon: Lexicon): string {
  return word.startsWith('-') && !isKnown(word, lexicon) ? word.slice(1) : word;
}

function toWords(parts: readonly string[]): Word[] {
  const distinct = [...new Map(parts.flatMap(piecesOf).map((typed) => [toToken(typed), typed]))];
  // The end of a long pasted text is read only for codes, since those say most.
  const kept = distinct.filter(([word], i) => i < mostWords - 2 || isCode(word)).slice(0, mostWords);
  const read = kept.map(([word, typed], i) => ({
    typed,
    text: word,
    filler: fillers.has(word) || isLooseLetter(word, kept[i + 1]?.[0], kept.length),
    code: isCode(word),
  }));
  return read.every(({ filler }) => filler) ? read.map((word) => ({ ...word, filler: false })) : read;
}

/** `r 230`, `where can i find a lift`; but `a krishnan` names someone. */
function isLooseLetter(word: string, next: string | undefined, count: number): boolean {
  return /^\p{L}$/u.test(word) && (count > 3 || (word === 'r' && next !== undefined && isNumeric(next)));
}

function isCode(word: string): boolean {
  return /^\d{3,}\p{L}?$/u.test(word);
}

/** Two neighbours are one word when together they are known and apart they are not, or are a number and its letter. */
function join(parts: readonly string[], lexicon: Lexicon): string[] {
  const result: string[] = [];
  for (const word of parts) {
    const before = result.at(-1) ?? '';
    const codePart = isNumeric(before) && word.length === 1;
    const apart = isKnown(before, lexicon) && isKnown(word, lexicon) && !codePart;
    if (before !== '' && !apart && isKnown(before + word, lexicon)) result[result.length - 1] = before + word;
    else result.push(word);
  }
  return result;
}

/**
 * An unknown word that is known words run together, the last one perhaps unfinished: the longest first part wins, and
 * a whole word before the beginning of one.
 */
function split(word: string, lexicon: Lexicon, most = mostParts): string[] | undefined {
  if (word.length > longestSplit || isNumeric(word) || begins(toToken(word), lexicon)) return undefined;
  if (piecesOf(word).length > 1) return undefined;
  let loose: string[] | undefined;
  for (let i = word.length - 2; i >= 2 && most > 1; i--) {
    const [first, rest] = [word.slice(0, i), word.slice(i)];
    const whole = isKnown(first, lexicon);
    if (!whole && (loose || i < 4 || !begins(first, lexicon))) continue;
    // Two letters begin something always: as an end they must be a word.
    const isEnd = (rest[2] ? begins : isKnown)(toToken(rest), lexicon);
    const others = isEnd ? [rest] : split(rest, lexicon, most - 1);
    if (others) loose = [first, ...others];
    if (others && whole) break;
  }
  return loose;
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return word !== '' && indexOfToken(lexicon, toToken(word)) >= 0;
}

function begins(prefix: string, { tokens }: Lexicon): boolean {
  const [from, to] = prefixRange(tokens, prefix);
  return from < to;
}
