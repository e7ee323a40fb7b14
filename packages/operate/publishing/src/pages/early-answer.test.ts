import { expect, test } from 'vitest';
import { earlyAnswerOf } from './early-answer.ts';

const route = { path: '/', page: 'home', title: '', description: '', early: ['lookup'] } as const;
const early = { scripts: ['/modules/mfe-bus/b1/early.js'], styles: [] };
const lookup = { href: '/modules/college/files/lookup.1.json', integrity: 'sha384-l' };
const levels = { href: '/modules/college/files/levels.1.json', integrity: 'sha384-m' };

test('earlyAnswerOf() lists the files of the early answer and the parts it reads', () => {
  expect(earlyAnswerOf(route, { assets: { early } }, { levels, lookup })).toEqual({
    assets: early,
    college: { lookup },
  });
});

test.each([
  ['a route that does not ask for it', { ...route, early: undefined }, { early }, { lookup }],
  ['a build from before there was one', route, {}, { lookup }],
  ['a college without the part', route, { early }, { levels }],
  ['a site without a college', route, { early }, undefined],
])('earlyAnswerOf() returns undefined for %s', (_name, { early: read, ...rest }, assets, parts) => {
  expect(earlyAnswerOf({ ...rest, ...(read && { early: read }) }, { assets }, parts)).toBeUndefined();
});
