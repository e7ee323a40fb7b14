import type { AccountFieldError } from '@campusway/contract';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { affixMatcher, codeMatcher, createWordMatcher, numberMatcher } from './guess-matchers.ts';
import { regionalWords } from './regional-words.ts';

/**
 * As measured by campus-passwords.slow.test.ts: 4 % of passwords that campuses choose need more guesses, and so do 99 % of random
 * ones of eight letters and digits, and all of four random words.
 */
const minGuesses = 3e9;

/** Digits and symbols that people write for letters. */
const lookalikes = { a: ['4', '@'], e: ['3'], i: ['1', '!'], l: ['1'], o: ['0'], s: ['$', '5'], t: ['7'] };
const toLetter = new Map(
  Object.entries(lookalikes).flatMap(([letter, signs]) => signs.map((sign) => [sign, letter] as const)),
);

const passwords = common['passwords-common'];
const listed: ReadonlySet<string> = new Set(passwords);
const words = english['commonWords-en'].slice(0, 20_000).filter((word) => word.length > 2);
const names = [...english['firstnames-en'], ...english['lastnames-en'].slice(0, 30_000)];

const estimator = new ZxcvbnFactory(
  {
    dictionary: { passwords, words, names: names.slice(0, 15_000), ...regionalWords },
    graphs: adjacencyGraphs,
    l33tTable: lookalikes,
    // These two limit the time of any password to 20 ms. Characters after the first 32 count as none.
    l33tMaxSubstitutions: 8,
    maxLength: 32,
  },
  {
    number: numberMatcher,
    code: codeMatcher,
    affix: affixMatcher,
    word: createWordMatcher([...names, ...words.slice(0, 10_000), ...Object.values(regionalWords).flat()]),
  },
);

const messages = {
  listed: 'The password is one of the most common: choose another',
  own: 'The password contains little more than the username or the name of the college: choose another',
  words: 'The password is made of common words, names and digits: add a word or two',
  keyboard: 'The password is a row of keys: choose another',
  digits: 'The password is a date or a number: choose another',
  repeat: 'The password repeats the same few characters: choose another',
} as const;

type Reason = keyof typeof messages;

/**
 * Finds passwords that attackers guess early, as zxcvbn estimates it (NIST 800-63B-4, 3.1.1.2). `ownWords`: those of the
 * person and the college, from toOwnWords().
 */
export function findCommonPassword(
  password: string,
  ownWords: readonly string[],
): AccountFieldError | undefined {
  const typed = password.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const reason = findReason(typed, ownWords);
  return reason && { field: 'password', code: 'common', message: messages[reason] };
}

/** The username and the college's name, their words and the initials, also reversed; the longest first. */
export function toOwnWords({
  username,
  college,
}: {
  readonly username: string;
  readonly college: string;
}): readonly string[] {
  const forward = [username, username.replace(/@.*/su, ''), college]
    .flatMap((text) => [text, withoutSymbols(text), ...text.split(/[^\p{L}\p{M}]+/u)])
    .concat(college.match(/\p{Lu}/gu)?.join('') ?? '')
    .map((word) => word.normalize('NFKC').toLowerCase());
  const all = forward.flatMap((word) => [word, [...word].reverse().join('')]);
  return [...new Set(all)].filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

function findReason(password: string, ownWords: readonly string[]): Reason | undefined {
  const typed = password.toLowerCase();
  if (listed.has(typed)) return 'listed';
  if (listed.has(typed.replace(/[^a-z]/g, (sign) => toLetter.get(sign) ?? sign))) return 'words';
  const sequence = [estimate(password, ownWords), estimateWithoutSymbols(password, ownWords)].find(
    ({ guesses }) => guesses < minGuesses,
  )?.sequence;
  const [longest] = sequence?.toSorted((a, b) => b.token.length - a.token.length) ?? [];
  return longest && toReason(longest, ownWords);
}

interface Estimate {
  readonly guesses: number;
  readonly sequence: readonly MatchExtended[];
}

function estimate(password: string, ownWords: readonly string[]): Estimate {
  const { guesses, sequence } = estimator.check(password, [...ownWords]);
  return { guesses: guesses * toUnderestimate(sequence), sequence };
}

/** 'i hate exams', 'Asha@Rao1': zxcvbn overestimates patterns that symbols divide into four and more. */
function estimateWithoutSymbols(password: string, ownWords: readonly string[]): Estimate {
  const plain = withoutSymbols(password);
  const symbols = password.length - plain.length;
  if (plain === '' || symbols === 0 || symbols > 3) return { guesses: Infinity, sequence: [] };
  const kinds = new Set(password.match(/[^\p{L}\p{M}\p{N}]/gu));
  const { guesses, sequence } = estimate(plain, ownWords);
  return { guesses: guesses * 10 ** kinds.size, sequence };
}

function withoutSymbols(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** zxcvbn assumes ten possibilities for a character that no pattern explains. Where letters are, there are more. */
function toUnderestimate(sequence: readonly MatchExtended[]): number {
  return sequence
    .filter(({ pattern, token }) => pattern === 'bruteforce' && /\p{L}/u.test(token))
    .reduce((factor, { token }) => factor * (countAlphabet(token) / 10) ** token.length, 1);
}

const alphabets = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^\p{L}\p{N}]/u, 33],
  [/[^ -~]/, 200],
] as const;

function countAlphabet(token: string): number {
  if (/^[A-Z][a-z]+$/.test(token)) return 26;
  return alphabets.reduce((sum, [characters, size]) => sum + (characters.test(token) ? size : 0), 0);
}

function toReason({ pattern, matchedWord }: MatchExtended, ownWords: readonly string[]): Reason {
  switch (pattern) {
    case 'dictionary':
      return ownWords.includes(matchedWord) ? 'own' : 'words';
    case 'spatial':
      return 'keyboard';
    case 'repeat':
      return 'repeat';
    case 'date':
    case 'number':
    case 'sequence':
      return 'digits';
    default:
      return 'words';
  }
}
