import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { findCommonPassword, toOwnWords } from './common-passwords.ts';

const longOnes = dictionary['passwords-common'].filter((password) => [...password].length >= 8);
const accepted = (passwords: readonly string[]) =>
  passwords.filter((password) => findCommonPassword(password, []) === undefined);

test('findCommonPassword() refuses all of more than 10,000 listed passwords of eight and more characters', () => {
  expect(longOnes.length).toBeGreaterThan(10_000);
  expect(accepted(longOnes)).toEqual([]);
});

const first = longOnes.slice(0, 3000);
const letters = first.filter((password) => /^[a-z]+$/.test(password));
const replace = (text: string, digits: Readonly<Record<string, string>>) =>
  [...text].map((letter) => digits[letter] ?? letter).join('');

test.each([
  ['in capitals', first.map((password) => password.toUpperCase())],
  ['in full-width forms', first.map((password) => password.replace(/[!-~]/g, toFullWidth))],
  [
    'with an invisible character inside',
    first.map((password) => `${password.slice(0, 3)}\u200b${password.slice(3)}`),
  ],
  [
    'with a capital and a year',
    letters.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}2026!`),
  ],
  [
    'with digits for letters',
    letters.map((word) => replace(word, { a: '4', e: '3', o: '0', s: '5', l: '1' })),
  ],
  ['with signs for letters', letters.map((word) => replace(word, { a: '@', i: '!', s: '$', t: '7' }))],
])('findCommonPassword() refuses the first 3,000 of eight and more characters %s', (_way, passwords) => {
  expect(passwords.length).toBeGreaterThan(1000);
  expect(accepted(passwords)).toEqual([]);
});

test.each(['midnight', 'cocacola', 'startrek', 'CocaCola', 'st4rtr3k', 'welcomecampus1', 'loginlogin'])(
  'findCommonPassword() refuses %j',
  (password) => {
    expect(accepted([password])).toEqual([]);
  },
);

test.each([
  ['midnight', 'The password is one of the most common: choose another'],
  ['Midnight2026!', 'The password is made of common words, names and digits: add a word or two'],
  ['bluehorse', 'The password is made of common words, names and digits: add a word or two'],
  ['qwertzuiop', 'The password is a row of keys: choose another'],
  ['19870412', 'The password is a date or a number: choose another'],
])('findCommonPassword() reports the reason for %j', (password, message) => {
  expect(findCommonPassword(password, [])?.message).toBe(message);
});

test.each(['Zebra-lotus-77', 'Midnight2026!', 'bluehorse', 'M1dn1ght', 'Priya-Bangalore'])(
  'findCommonPassword() accepts %j with the words that its message advises',
  (password) => {
    expect(findCommonPassword(password, [])?.message).toMatch(/: add a word or two$/);
    expect(findCommonPassword(`${password} slow river`, [])).toBeUndefined();
  },
);

test.each([
  'my password is a tram',
  'Zebra-lotus-77 river',
  'correct horse battery staple',
  'xk7#Password-Wv',
  'monday morning rain',
  'midnight-in-the-library',
])('findCommonPassword() accepts %j, which only contains common words', (password) => {
  expect(findCommonPassword(password, [])).toBeUndefined();
});

function toFullWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 0xfee0);
}

const ownWords = toOwnWords({ username: 'ravi.kumar@gmail.com', college: 'Vidya College of Engineering' });

test.each([
  'Ravi@Kumar1',
  '123kumar',
  'Kumar.Ravi',
  'ravi@college',
  'ramuk@99',
  'VidyaCollege',
  'vidya@123',
  'R@vi-kumar9',
])('findCommonPassword() refuses %j for ravi.kumar@gmail.com of Vidya College of Engineering', (password) => {
  expect(findCommonPassword(password, ownWords)).toMatchObject({ code: 'common' });
  expect(findCommonPassword(`${password} slow tram to nowhere`, ownWords)).toBeUndefined();
});

test.each([
  '4sf20cs112',
  '1RV21CS045',
  '4SF21CS099@123',
  'ka19mb1234',
  'KA-01-HH-1234',
  '21bce1234',
  '20h51a0512',
])('findCommonPassword() refuses the number %s of a student or vehicle', (password) => {
  expect(findCommonPassword(password, [])).toMatchObject({ code: 'common' });
});

test('toOwnWords() takes words, initials and reversed words, none shorter than three characters', () => {
  const found = toOwnWords({ username: 'al.rao', college: 'Vidya College of Engineering' });
  expect(found).toEqual(expect.arrayContaining(['al.rao', 'alrao', 'rao', 'oar', 'vidya', 'aydiv', 'vce']));
  expect(found.filter((word) => word.length < 3)).toEqual([]);
});

test('findCommonPassword() judges the first 32 characters only', () => {
  expect(findCommonPassword(`${'no'.repeat(16)}xk7qWv9zp3`, [])).toMatchObject({ code: 'common' });
  expect(findCommonPassword(`${'no'.repeat(8)}xk7qWv9zp3`, [])).toBeUndefined();
});

test('findCommonPassword() takes a bounded time for every password of 256 code points', () => {
  const cycle = (text: string) => text.repeat(256).slice(0, 256);
  const hostile = [
    'a',
    'ab',
    '4@310!$57',
    'p4$$w0rd',
    'passwordloveyouprincess1234',
    '1.1.91',
    'qwertyuiop',
    '9876 54',
    'éàü',
    '\u200b',
    'x1@',
  ];
  for (const text of [...hostile.map(cycle), '🚲'.repeat(256), '\ufdfa'.repeat(14)]) {
    const start = performance.now();
    findCommonPassword(text, ownWords);
    // 10 s for some of them when zxcvbn reads all characters and every substitution.
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
