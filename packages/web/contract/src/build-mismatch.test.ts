import { expect, test } from 'vitest';
import { findBuildMismatch } from './build-mismatch.ts';

const shell = { contract: 2, provided: { react: '19.3.1', '@campusway/platform': '0.1.0' } };

test.each([
  ['a range that matches', { react: '^19.3.0' }],
  ['any version', { '@campusway/platform': '*' }],
  ['one of two ranges', { react: '^18.0.0 || ^19.0.0' }],
])('findBuildMismatch() accepts %s', (_name, shared) => {
  expect(findBuildMismatch({ contract: 2, shared }, shell)).toBeUndefined();
});

test.each([
  ['^1.2.3', '1.2.3 1.2.10 1.10.0', '1.2.2 1.1.9 0.9.9 2.0.0'],
  ['^0.2.3', '0.2.3 0.2.4', '0.2.2 0.3.0 1.2.3'],
  ['^0.0.3', '0.0.3', '0.0.4 0.1.3'],
  ['~1.2.3', '1.2.3 1.2.9', '1.2.2 1.3.0 2.2.3'],
  ['>=1.2.3', '1.2.3 1.3.0 2.0.0', '1.2.2 0.9.9'],
  ['1.2.3', '1.2.3 1.2.3-beta', '1.2.4 1.1.3'],
  ['latest', '', '1.2.3'],
])('findBuildMismatch() with the range %s accepts %s and refuses %s', (range, accepted, refused) => {
  const fits = (provided: string) =>
    !findBuildMismatch({ contract: 2, shared: { x: range } }, { contract: 2, provided: { x: provided } });
  for (const version of accepted.split(' ').filter(Boolean))
    expect([version, fits(version)]).toEqual([version, true]);
  for (const version of refused.split(' ')) expect([version, fits(version)]).toEqual([version, false]);
});

test('findBuildMismatch() reports different contract versions', () => {
  expect(findBuildMismatch({ contract: 1, shared: {} }, shell)).toEqual({
    kind: 'contract',
    expected: 2,
    found: 1,
  });
});

test('findBuildMismatch() reports the range that is not satisfied', () => {
  expect(findBuildMismatch({ contract: 2, shared: { react: '^20.0.0' } }, shell)).toEqual({
    kind: 'skew',
    package: 'react',
    needed: '^20.0.0',
    provided: '19.3.1',
  });
});

test('findBuildMismatch() reports a shared package that the shell does not provide', () => {
  expect(findBuildMismatch({ contract: 2, shared: { leaflet: '*' } }, shell)).toMatchObject({
    package: 'leaflet',
    provided: 'none',
  });
});

test('findBuildMismatch() accepts all ranges when the provided versions are unknown', () => {
  expect(
    findBuildMismatch({ contract: 2, shared: { react: '^20.0.0' } }, { ...shell, provided: {} }),
  ).toBeUndefined();
});
