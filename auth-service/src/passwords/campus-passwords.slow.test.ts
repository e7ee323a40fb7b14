import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { generateCampusPasswords, heldOut } from '../../tests/support/campus-passwords.ts';
import { createRandom } from '../../tests/support/random.ts';
import { findCommonPassword, toOwnWords } from './common-passwords.ts';
import { regionalWords } from './regional-words.ts';

const random = createRandom(20_260);
const alphanumeric = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** Share of passwords that pass. */
function toShare(passwords: readonly string[]): number {
  return (
    passwords.filter((password) => findCommonPassword(password, []) === undefined).length / passwords.length
  );
}

test('findCommonPassword() refuses 95 % of the passwords of a campus, with names and words that no list has', () => {
  const listed = new Set(Object.values(regionalWords).flat());
  expect(
    Object.values(heldOut)
      .flatMap((text) => text.split(/\s+/))
      .filter((word) => listed.has(word)),
  ).toEqual([]);
  const kinds = Object.entries(generateCampusPasswords(random, 350));
  const passed = kinds.map(([kind, choices]) => {
    const passing = choices.filter(
      ({ username, password }) =>
        findCommonPassword(password, toOwnWords({ username, college: '' })) === undefined,
    );
    return { kind, passing: passing.length, of: choices.length };
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  console.table(passed);
  expect(sum(passed.map(({ of }) => of))).toBeGreaterThan(2000);
  expect(sum(passed.map(({ passing }) => passing)) / sum(passed.map(({ of }) => of))).toBeLessThan(0.05);
});

test.each([' ', '-', ''])(
  'findCommonPassword() accepts 99 of 100 passwords of four random words joined by %j',
  (separator) => {
    const words = () =>
      Array.from({ length: 4 }, () => random.pick(dictionary['diceware-common'])).join(separator);
    expect(toShare(Array.from({ length: 400 }, words))).toBeGreaterThan(0.99);
  },
);

test.each([
  ['a-z and 0-9', alphanumeric.slice(26), 0.93],
  ['A-Z, a-z and 0-9', alphanumeric, 0.98],
])('findCommonPassword() accepts random passwords of eight characters from %s', (_set, characters, share) => {
  const passwords = Array.from({ length: 500 }, () =>
    Array.from({ length: 8 }, () => random.pick(characters)).join(''),
  );
  expect(toShare(passwords)).toBeGreaterThan(share);
});
