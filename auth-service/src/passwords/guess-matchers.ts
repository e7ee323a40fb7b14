import { type Match, type Matcher, MatcherBaseClass, type MatchOptions } from '@zxcvbn-ts/core';

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const numberPattern = new RegExp(`\\+?(?:(?:\\d|(?:${months})[a-z]{0,6})[ ()/._:@-]{0,2}){6,}`, 'gi');

/**
 * A date or telephone number: at least six digits or months, with separators. Counts half of the digits: the others are a
 * network, a country, a month or a century.
 */
export const numberMatcher = createMatcher({
  find: (password) => toMatches('number', password.matchAll(numberPattern)),
  countGuesses: ({ token }) => 10 ** (countDigits(token) / 2 + 1),
});

const codePattern =
  /\d{1,2}[a-z]{1,4}\d{2}[a-z]{1,3}\d{2,4}|[a-z]{2}[ -]?\d{1,2}[ -]?[a-z]{1,2}[ -]?\d{4}|\d{2}[a-z]{2,4}\d{3,4}/gi;

/** A student's or a vehicle's number, such as 4SF20CS112 or KA-19-MB-1234: who knows the college can list them. */
export const codeMatcher = createMatcher({
  find: (password) => toMatches('number', password.matchAll(codePattern)),
  countGuesses: ({ token }) => 10 ** (countDigits(token) / 2 + 2),
});

/** Digits and symbols that people add to a word: '@123', '#1', '_2024', '!!'. */
export const affixMatcher = createMatcher({
  find: (password) => toMatches('affix', password.matchAll(/[!-@[-`{-~ ]{2,6}/g)),
  countGuesses({ token }) {
    if (/(?:19|20)\d\d|123/.test(token)) return 200;
    const digits = countDigits(token);
    return digits === 0 ? 10 ** token.length : 2 * 10 ** digits;
  },
});

/** A name or word that no list has: five to twelve letters whose groups of three all occur in `words`. */
export function createWordMatcher(words: readonly string[]): Matcher {
  const known = new Set(words.flatMap(toTrigrams));
  return createMatcher({
    find: (password) =>
      [...password.matchAll(/\p{Lu}?\p{Ll}+|\p{Lu}+/gu)].flatMap(({ index, 0: run }) =>
        findWords(run, known).map(([start, end]) => toMatch('word', run.slice(start, end), index + start)),
      ),
    countGuesses: ({ token }) => 10 ** (2 + 0.4 * token.length),
  });
}

function findWords(run: string, known: ReadonlySet<string>) {
  const isKnown = toTrigrams(run.toLowerCase()).map((trigram) => known.has(trigram));
  return isKnown.flatMap((_, start) => {
    const unknown = isKnown.indexOf(false, start);
    const end = Math.min(unknown < 0 ? run.length : unknown + 2, start + 12);
    return Array.from(
      { length: Math.max(0, end - start - 4) },
      (_none, extra) => [start, start + 5 + extra] as const,
    );
  });
}

function toTrigrams(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => word.slice(index, index + 3));
}

function countDigits(token: string): number {
  return token.replace(/\D/g, '').length;
}

function toMatches(pattern: string, found: Iterable<RegExpExecArray>): Match[] {
  return [...found].map(({ index, 0: token }) => toMatch(pattern, token, index));
}

function toMatch(pattern: string, token: string, i: number): Match {
  return { pattern, token, i, j: i + token.length - 1 };
}

function createMatcher({
  find,
  countGuesses,
}: {
  readonly find: (password: string) => Match[];
  readonly countGuesses: (match: Match) => number;
}): Matcher {
  return {
    Matching: class extends MatcherBaseClass {
      override match({ password }: MatchOptions): Match[] {
        return find(password);
      }
    },
    scoring: countGuesses,
    feedback: () => null,
  };
}
