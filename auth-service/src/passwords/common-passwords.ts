import type { AccountFieldError } from '@campusway/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { keyboardRuns, ownWords } from './common-words.ts';

/** Passwords of breaches, the most frequent first: 49,000, of them 18,000 of eight and more characters. */
const ranked = dictionary['passwords-common'];
const listed: ReadonlySet<string> = new Set([...ranked, ...ownWords]);

/** Two words of the whole list make billions of pairs, too many to be tried first; two of these are not. */
const frequent: ReadonlySet<string> = new Set([...ranked.slice(0, 3000), ...ownWords]);

const messages = {
  listed: 'The password is one of the most common: choose another',
  derived: 'The password is made of common words and digits: choose another',
  keyboard: 'The password is a row of keys: choose another',
  digits: 'The password is a date or a number: choose another',
} as const;

/**
 * What is tried first: a common password, a frequent word or two, a row of keys, a year or a few digits behind it, letters
 * as digits. Compared with the whole password (NIST 800-63B-4, 3.1.1.2): a sentence may hold any of them.
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

/** 'bluedragon': two frequent words, or the same one twice. */
function isTwoWords(stem: string): boolean {
  for (let cut = 3; cut <= stem.length - 3; cut += 1)
    if (frequent.has(stem.slice(0, cut)) && frequent.has(stem.slice(cut))) return true;
  return false;
}

function isKeyboardRun(text: string): boolean {
  return text.length >= 5 && keyboardRuns.some((run) => run.includes(text));
}

/** Without up to six digits or signs at either end: 'Password2024!' is 'password'. */
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

/** 'b453b411' reads 'baseball', 'p4ssw0rd11' reads 'password11': the last signs may be letters or not. */
function toSpellings(text: string): readonly string[] {
  const tail = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - tail.length);
  const plain = ['i', 'l'].flatMap((one) => [toLetters(head, one) + tail, toLetters(text, one)]);
  return [text, ...plain];
}

/** A 1 and a ! stand for an i as often as for an l. */
function toLetters(text: string, one: string): string {
  return text.replace(/[0-9@$!]/g, (sign) => (/[1!]/.test(sign) ? one : (lookalikes[sign] ?? sign)));
}
