import { describe, expect, test } from 'vitest';
import {
  checkLogin,
  checkRegistration,
  findPasswordError,
  findRoleError,
  findUsernameError,
  toPassword,
  toUsername,
  toUsernameKey,
} from './account-rules.ts';

describe('findUsernameError()', () => {
  test.each([
    'ana',
    'Ana.Lee',
    'x9_@+-',
    'éva',
    'Nguyễn',
    'ᾄδω',
    'नमस्ते',
    'น้ำใส',
    'မြို့',
    '王小明',
    '١٢٣',
    'a'.repeat(64),
    '  ana  ',
  ])('accepts %j', (name) => {
    expect(findUsernameError(name)).toBeUndefined();
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'too-short'],
    ['a'.repeat(65), 'too-long'],
    ['\u2057'.repeat(17), 'too-long'],
    ['.ana', 'characters'],
    ['ana lee', 'characters'],
    ['ana\u0000', 'characters'],
    ['ana\u202e', 'characters'],
    ['ana\nlee', 'characters'],
    ['ana\ud800', 'characters'],
    ['ana\u3164', 'characters'],
    ['\u115f\u1160\uffa0', 'characters'],
    ['\u3164\u3164\u3164', 'characters'],
    ['ana\ufe0f', 'characters'],
    ['a\u034fna', 'characters'],
    ['ana\u{e0100}', 'characters'],
    ['\u17b4\u17b5ana', 'characters'],
    ['an\u0323\u0324\u0325\u032d\u0330a', 'characters'],
    ['\u00e1\u0301na', 'characters'],
  ])('refuses %j as %s', (name, code) => {
    expect(findUsernameError(name)).toMatchObject({ field: 'username', code });
  });

  test.each([
    ['ab', 'A username has at least 3 characters'],
    ['a'.repeat(65), 'A username has at most 64 characters'],
    ['.ana', 'A username starts with a letter or a digit and contains only letters, digits and . _ @ + -'],
    ['ana\u200blee', 'A username cannot contain invisible characters'],
    ['an\u0323\u0324\u0325\u032d\u0330a', 'A username has at most four marks on a letter, each once'],
  ])('gives %j a message with the reason', (name, message) => {
    expect(findUsernameError(name)?.message).toBe(message);
  });
});

test.each(['\u2057'.repeat(5280), '\ufdfa'.repeat(5280), ' '.repeat(16_000), `${'1a'.repeat(8000)}!`])(
  'the rules judge a text of 16 kB without expressions: name, password and key',
  (text) => {
    const start = performance.now();
    expect(findUsernameError(text)).toMatchObject({ code: 'too-long' });
    expect(findPasswordError(text)).toMatchObject({ code: 'too-long' });
    expect(findPasswordError('quiet river stones', { username: text })).toBeUndefined();
    expect(toUsernameKey(text)).toBe('');
    // Seconds when an expression of quadratic time reads the text.
    expect(performance.now() - start).toBeLessThan(1000);
  },
);

test('findUsernameError() and findPasswordError() accept decomposed texts of the full length', () => {
  expect(findUsernameError('\u03b1\u0313\u0300\u0345'.repeat(64))).toBeUndefined();
  expect(findPasswordError('\u03b1\u0313\u0300\u0345quay'.repeat(51))).toBeUndefined();
});

test('toUsernameKey() ignores case, surrounding spaces and full-width forms', () => {
  expect(['Ana', ' ana ', 'ＡＮＡ'].map(toUsernameKey)).toEqual(['ana', 'ana', 'ana']);
  expect(toUsername(' Ａna ')).toBe('Ana');
});

describe('findPasswordError()', () => {
  test('counts code points, not UTF-16 units or bytes', () => {
    expect(findPasswordError('🚲🏠🌳🎓📚🧭🗺')).toMatchObject({ code: 'too-short' });
    // One character, and 18 after NFKC.
    expect(findPasswordError('ﷺ')).toMatchObject({ code: 'too-short' });
    expect(findPasswordError('🚲🏠🌳🎓📚🧭🗺🔑')).toBeUndefined();
    expect(findPasswordError(`${'🚲🔑🌳'.repeat(85)}!`)).toBeUndefined();
    expect(findPasswordError(`${'🚲🔑🌳'.repeat(85)}!?`)).toMatchObject({ code: 'too-long' });
  });

  test('has no composition rules: lower-case letters and spaces are enough', () => {
    expect(findPasswordError('quiet river stones')).toBeUndefined();
    expect(findPasswordError('  kiwi tram')).toBeUndefined();
  });

  test('refuses half a surrogate pair', () => {
    expect(findPasswordError('river\ud800stones')).toMatchObject({ code: 'characters' });
  });

  test.each([
    ['river', 'The password is too short: use at least 8 characters'],
    ['r'.repeat(257), 'The password is too long: use at most 256 characters'],
    ['maria.lopez1', 'The password contains little more than the username: choose another'],
    ['abababab', 'The password repeats the same few characters: choose another'],
    ['12345678', 'The password is a run such as 12345678: choose another'],
  ])('gives %j a message with the reason and what to do', (password, message) => {
    expect(findPasswordError(password, { username: 'maria.lopez' })?.message).toBe(message);
  });

  test('accepts a longer minimum length, but no shorter one', () => {
    expect(findPasswordError('river stone', { minLength: 12 })).toMatchObject({ code: 'too-short' });
    expect(findPasswordError('river', { minLength: 4 })).toMatchObject({ code: 'too-short' });
  });

  test.each(['Maria.Lopez', 'MARIA.LOPEZ', 'zepol.airam', 'maria.lopez2024!', 'maria.lopezmaria.lopez'])(
    'refuses %j for maria.lopez',
    (password) => {
      expect(findPasswordError(password, { username: 'maria.lopez' })).toMatchObject({ code: 'guessable' });
    },
  );

  test('accepts the username among other words', () => {
    expect(findPasswordError('maria.lopez likes trams', { username: 'maria.lopez' })).toBeUndefined();
  });

  test.each(['aaaaaaaa', 'abababab', '123123123', '12345678', '67890123', 'hgfedcba', 'ABCDEFGH'])(
    'refuses the run %j',
    (password) => {
      expect(findPasswordError(password)).toMatchObject({ code: 'guessable' });
    },
  );
});

test('toPassword() composes letters and preserves spaces', () => {
  expect(toPassword(' re\u0301sume\u0301 ')).toBe(' r\u00e9sum\u00e9 ');
});

test('findRoleError() accepts only the three roles', () => {
  expect(['student', 'faculty', 'parent'].map(findRoleError)).toEqual([undefined, undefined, undefined]);
  expect(findRoleError('')).toMatchObject({ code: 'required' });
  expect(findRoleError('admin')?.message).toBe('Role must be one of student, faculty, parent');
});

test('checkRegistration() lists all errors in the order of the form', () => {
  const errors = checkRegistration({ role: '', username: '', password: '' });
  expect(errors.map(({ field }) => field)).toEqual(['role', 'username', 'password']);
  expect(checkRegistration({ role: 'student', username: 'ana', password: 'river stones' })).toEqual([]);
});

test('checkLogin() requires both fields and nothing else', () => {
  expect(checkLogin({ username: ' ', password: '' }).map(({ field }) => field)).toEqual([
    'username',
    'password',
  ]);
  expect(checkLogin({ username: 'x', password: ' ' })).toEqual([]);
});
