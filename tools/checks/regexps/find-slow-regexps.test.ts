import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRegexps } from './find-regexps.ts';
import { findSlowRegexps } from './find-slow-regexps.ts';

test('findRegexps() finds literals, constructors of constants and patterns of schemas, but no text or comment', () => {
  const text = readFileSync(join(import.meta.dirname, 'fixtures/forms.txt'), 'utf8');
  expect(findRegexps('a.ts', text)).toEqual([
    { line: 3, source: 'c', flags: 'gu' },
    { line: 3, source: '^\\d+-x', flags: 'i' },
    { line: 3, source: '/a+$/', flags: '' },
    { line: 4, source: '^[a-z]$', flags: 'u' },
    { line: 4, source: '\\d+', flags: 'u' },
    { line: 5, source: undefined, flags: '' },
  ]);
});

test.each([
  ['/[^\\p{L}]+$/u', 'quadratic on one run of other characters'],
  ['/(a+)+$/', 'exponential'],
  ['/<a [^>]*href=/', 'quadratic on many beginnings'],
  ['/(x+)(-)\\1\\2$/', 'quadratic with a back reference'],
])('findSlowRegexps() names %s: %s', async (literal) => {
  const [finding, ...others] = await findSlowRegexps('a.ts', `const a = 1;\nconst slow = ${literal};`);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ line: 2, reason: expect.stringContaining(`${literal} takes `) });
  expect(finding?.reason).toMatch(/on '.*'\.repeat\(\d+\)/);
});

test('findSlowRegexps() names an expression that it cannot check, and none that takes linear time', async () => {
  expect(await findSlowRegexps('a.ts', 'const made = RegExp(word);')).toEqual([
    { line: 1, reason: 'cannot be checked: build it of constants of this file' },
  ]);
  const linear = String.raw`[/(?<!\p{N})\p{N}+$/u, /<a [^<>]*>/, /^(?:[a-z]+-)*[a-z]+$/]`;
  expect(await findSlowRegexps('a.ts', `const all = ${linear};`)).toEqual([]);
});
