import type { AccountFieldError } from '@campusway/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { keyboardRuns, ownWords } from './common-words.ts';

/** 49,000 breached passwords by frequency; 18,000 have eight or more characters. */
const ranked = dictionary['passwords-common'];
const listed: ReadonlySet<string> = new Set([...ranked, ...ownWords]);

/** Pairs are refused of frequent words only: an attacker cannot try the billions of pairs of the whole list. */
const frequent: ReadonlySet<string> = new Set([...ranked.slice(0, 3000), ...ownWords]);

const messages = {
  listed: 'The password is one of the most common: choose another',
  derived: 'The password is made of common words and digits: choose another',
  keyboard: 'The password is a row of keys: choose another',
  digits: 'The password is a date or a number: choose another',
} as const;

/**
 * Finds passwords that attackers try first: common ones, one or two frequent words, keyboard rows, each with added digits
 * or with digits for letters. Compares the whole password (NIST 800-63B-4, 3.1.1.2); a sentence may contain any of them.
 */
export function findCommonPassword(password: string): AccountFieldError | undefined {
  const typed = password
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
  const kind = listed.has(typed) ? 'listed' : toSpellings(typed).map(findKind).find(Boolean);
  return kind && { field: 'password', code: 'common', message: messages[kind] };
}

function findKind(text: string): keyof typeof messages | undefined {
  const stem = withoutEnds(text);
  if (isKeyboardRun(text) || isKeyboardRun(stem)) return 'keyboard';
  if (stem === '') return /^(19|20)\d{6}$|^\d{8,10}$/.test(text) ? 'digits' : undefined;
  return listed.has(text) || listed.has(stem) || isTwoWords(stem) ? 'derived' : undefined;
}

/** Two frequent words, or one twice: 'bluedragon'. */
function isTwoWords(stem: string): boolean {
  for (let cut = 3; cut <= stem.length - 3; cut += 1)
    if (frequent.has(stem.slice(0, cut)) && frequent.has(stem.slice(cut))) return true;
  return false;
}

function isKeyboardRun(text: string): boolean {
  return text.length >= 5 && keyboardRuns.some((run) => run.includes(text));
}

/** Strips up to six digits or symbols at either end: 'password2024!' becomes 'password'. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '');
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** 'b453b411' reads 'baseball', 'p4ssw0rd11' reads 'password11': trailing digits may or may not stand for letters. */
function toSpellings(text: string): readonly string[] {
  const tail = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - tail.length);
  const plain = ['i', 'l'].flatMap((one) => [toLetters(head, one) + tail, toLetters(text, one)]);
  return [text, ...plain];
}

/** `one` is the letter that 1 and ! stand for: i or l. */
function toLetters(text: string, one: string): string {
  return text.replace(/[0-9@$!]/g, (sign) => (/[1!]/.test(sign) ? one : (lookalikes[sign] ?? sign)));
}
