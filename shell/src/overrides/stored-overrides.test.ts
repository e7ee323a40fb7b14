// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { hasOverrides, isThisMachine, overridesKey } from './may-override.ts';
import { type ChosenOverrides, chooseOverrides, forgetOverrides } from './stored-overrides.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/cse-nav?to=room-205');
});

function openWith(query: string): ChosenOverrides {
  history.replaceState(null, '', `/cse-nav?to=room-205&${query}`);
  return chooseOverrides();
}

const taken = (...origins: string[]): ChosenOverrides => ({ origins, refused: [] });

test('chooseOverrides() stores the origin in the URL and removes it from the URL', () => {
  expect(openWith('override=http://localhost:5203/')).toEqual(taken('http://localhost:5203'));
  expect(location.search).toBe('?to=room-205');
  expect(hasOverrides()).toBe(true);
  expect(chooseOverrides()).toEqual(taken('http://localhost:5203'));
});

test('chooseOverrides() adds to the stored origins without duplicates; "none" removes all', () => {
  openWith('override=http://localhost:5203');
  expect(openWith('override=http://127.0.0.1:5204/x&override=http://localhost:5203')).toEqual(
    taken('http://localhost:5203', 'http://127.0.0.1:5204'),
  );
  expect(openWith('override=none')).toEqual(taken());
  expect(hasOverrides()).toBe(false);
});

test.each([
  'https://evil.example/',
  'https://localhost.evil.example/',
  'http://localhost@evil.example/',
  'javascript:alert(1)',
  'mfe-maps',
])('chooseOverrides() refuses %s', (address) => {
  expect(openWith(`override=${encodeURIComponent(address)}`)).toEqual({ origins: [], refused: [address] });
  localStorage.setItem(overridesKey, JSON.stringify([address]));
  expect(chooseOverrides()).toEqual(taken());
});

test('chooseOverrides() stores a repeated value once', () => {
  expect(openWith('override=mfe-maps&override=mfe-maps').refused).toEqual(['mfe-maps']);
});

test.each(['{', '"text"', 'null', '[3]'])('chooseOverrides() ignores malformed storage: %s', (stored) => {
  localStorage.setItem(overridesKey, stored);
  expect(chooseOverrides()).toEqual(taken());
});

test('forgetOverrides() removes all overrides', () => {
  openWith('override=http://localhost:5203');
  forgetOverrides();
  expect(hasOverrides()).toBe(false);
});

test.each([
  ['http://localhost:3000/x', true],
  ['http://127.0.0.1/', true],
  ['http://[::1]:8080/', true],
  ['https://campus.example/', false],
  ['https://localhost.example/', false],
])('isThisMachine(%s) is %s', (url, expected) => {
  expect(isThisMachine(url)).toBe(expected);
});
