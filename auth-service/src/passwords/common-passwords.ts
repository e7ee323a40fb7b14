import type { FieldProblem } from '@campusway/contract';
import { commonWords, keyboardRuns } from './common-words.ts';

const words: ReadonlySet<string> = new Set(commonWords);

/**
 * What is tried first: a common word or two, a row of keys, a year or a few digits behind it, letters as digits. Looked
 * for as the whole password (NIST 800-63B-4, 3.1.1.2): a sentence may hold any of them.
 */
export function findCommonPassword(password: string): FieldProblem | undefined {
  const typed = password.normalize('NFKC').toLowerCase();
  return [typed, toPlainLetters(typed)].some(isCommon)
    ? {
        field: 'password',
        code: 'guessable',
        message: 'The password is too common: choose one that is harder to guess',
      }
    : undefined;
}

function isCommon(text: string): boolean {
  const stem = withoutEnds(text);
  if (stem === '') return /^(19|20)\d{6}$|^\d{8,10}$/.test(text);
  return isWords(stem) || isKeyboardRun(stem) || isKeyboardRun(text);
}

/** 'letmein', 'iloveyou', 'bluedragon': one word of the list, the same twice, or two of them. */
function isWords(stem: string): boolean {
  if (words.has(stem)) return true;
  for (let cut = 3; cut <= stem.length - 3; cut += 1)
    if (words.has(stem.slice(0, cut)) && words.has(stem.slice(cut))) return true;
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
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** 'p4ssw0rd!' reads 'passwordi': the last sign is taken for an end first. */
function toPlainLetters(text: string): string {
  const tail = /[^\p{L}]*$/u.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - tail.length);
  return head.replace(/[0-9@$!]/g, (sign) => lookalikes[sign] ?? sign);
}
