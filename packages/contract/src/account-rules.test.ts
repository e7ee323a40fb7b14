import { describe, expect, test } from 'vitest';
import {
  checkLogin,
  checkRegistration,
  findPasswordProblem,
  findRoleProblem,
  findUsernameProblem,
  toPassword,
  toUsername,
  toUsernameKey,
} from './account-rules.ts';

describe('findUsernameProblem()', () => {
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
  ])('takes %j', (name) => {
    expect(findUsernameProblem(name)).toBeUndefined();
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'too-short'],
    ['a'.repeat(65), 'too-long'],
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
    expect(findUsernameProblem(name)).toMatchObject({ field: 'username', code });
  });
});

test('toUsernameKey() is one for capitals, blanks around and full-width forms', () => {
  expect(['Ana', ' ana ', 'ＡＮＡ'].map(toUsernameKey)).toEqual(['ana', 'ana', 'ana']);
  expect(toUsername(' Ａna ')).toBe('Ana');
});

describe('findPasswordProblem()', () => {
  test('counts code points, not UTF-16 units or bytes', () => {
    expect(findPasswordProblem('🚲🏠🌳🎓📚🧭🗺')).toMatchObject({ code: 'too-short' });
    expect(findPasswordProblem('🚲🏠🌳🎓📚🧭🗺🔑')).toBeUndefined();
    expect(findPasswordProblem(`${'🚲🔑🌳'.repeat(85)}!`)).toBeUndefined();
    expect(findPasswordProblem(`${'🚲🔑🌳'.repeat(85)}!?`)).toMatchObject({ code: 'too-long' });
  });

  test('asks for no composition: lower-case letters and blanks will do', () => {
    expect(findPasswordProblem('quiet river stones')).toBeUndefined();
    expect(findPasswordProblem('  kiwi tram')).toBeUndefined();
  });

  test('refuses half a surrogate pair', () => {
    expect(findPasswordProblem('river\ud800stones')).toMatchObject({ code: 'characters' });
  });

  test.each([
    ['river', 'The password is too short: use at least 8 characters'],
    ['r'.repeat(257), 'The password is too long: use at most 256 characters'],
    ['maria.lopez1', 'The password contains little more than the username: choose another'],
    ['abababab', 'The password repeats the same few characters: choose another'],
    ['12345678', 'The password is a run such as 12345678: choose another'],
  ])('says of %j what is wrong and what to do', (password, message) => {
    expect(findPasswordProblem(password, { username: 'maria.lopez' })?.message).toBe(message);
  });

  test('takes a longer minimum, never a shorter one', () => {
    expect(findPasswordProblem('river stone', { minLength: 12 })).toMatchObject({ code: 'too-short' });
    expect(findPasswordProblem('river', { minLength: 4 })).toMatchObject({ code: 'too-short' });
  });

  test.each(['Maria.Lopez', 'MARIA.LOPEZ', 'zepol.airam', 'maria.lopez2024!', 'maria.lopezmaria.lopez'])(
    'refuses %j for maria.lopez',
    (password) => {
      expect(findPasswordProblem(password, { username: 'maria.lopez' })).toMatchObject({ code: 'guessable' });
    },
  );

  test('lets a password hold the name among other words', () => {
    expect(findPasswordProblem('maria.lopez likes trams', { username: 'maria.lopez' })).toBeUndefined();
  });

  test.each(['aaaaaaaa', 'abababab', '123123123', '12345678', '67890123', 'hgfedcba', 'ABCDEFGH'])(
    'refuses the run %j',
    (password) => {
      expect(findPasswordProblem(password)).toMatchObject({ code: 'guessable' });
    },
  );
});

test('toPassword() makes one password of composed and decomposed letters, and keeps blanks', () => {
  expect(toPassword(' re\u0301sume\u0301 ')).toBe(' r\u00e9sum\u00e9 ');
});

test('findRoleProblem() takes the three roles only', () => {
  expect(['student', 'faculty', 'parent'].map(findRoleProblem)).toEqual([undefined, undefined, undefined]);
  expect(findRoleProblem('')).toMatchObject({ code: 'required' });
  expect(findRoleProblem('admin')?.message).toBe('Role must be one of student, faculty, parent');
});

test('checkRegistration() lists every problem in the order of the form', () => {
  const problems = checkRegistration({ role: '', username: '', password: '' });
  expect(problems.map(({ field }) => field)).toEqual(['role', 'username', 'password']);
  expect(checkRegistration({ role: 'student', username: 'ana', password: 'river stones' })).toEqual([]);
});

test('checkLogin() asks for both fields and nothing else', () => {
  expect(checkLogin({ username: ' ', password: '' }).map(({ field }) => field)).toEqual([
    'username',
    'password',
  ]);
  expect(checkLogin({ username: 'x', password: ' ' })).toEqual([]);
});
