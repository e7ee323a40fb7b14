// @vitest-environment jsdom
import { keepEarlySearch, placeEarlySearch } from '@campusway/platform';
import { beforeEach, expect, test } from 'vitest';
import { continueTyping } from './continue-typing.ts';

let early: HTMLInputElement;
let own: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<div><search data-early><input></search></div><main></main><input id="own">';
  early = document.querySelector('search input') as HTMLInputElement;
  own = document.querySelector('#own') as HTMLInputElement;
  keepEarlySearch();
});

/** As React draws over the prerendered shell and over the skeleton. */
const takeOut = () => early.closest('div, main')?.replaceChildren();
const place = () => placeEarlySearch(document.querySelector('main'));

test('continueTyping() takes over text, focus and caret, by way of the skeleton', async () => {
  early.focus();
  early.value = '310';
  early.setSelectionRange(1, 2);
  takeOut();
  place();
  expect(document.activeElement).toBe(early);
  await Promise.resolve();
  takeOut();
  expect(continueTyping(own)).toBe(true);
  expect(own.value).toBe('310');
  expect(document.activeElement).toBe(own);
  expect([own.selectionStart, own.selectionEnd]).toEqual([1, 2]);
});

test('continueTyping() leaves the focus where it is when the field had lost it', async () => {
  early.focus();
  early.value = '310';
  early.blur();
  await Promise.resolve();
  takeOut();
  place();
  expect(document.activeElement).toBe(document.body);
  takeOut();
  expect(continueTyping(own)).toBe(true);
  expect(own.value).toBe('310');
  expect(document.activeElement).toBe(document.body);
});

test('continueTyping() leaves a field alone when the early one was not used, or was taken over before', () => {
  takeOut();
  expect(continueTyping(own)).toBe(false);
  document.body.innerHTML = '<search data-early><input value="310"></search><input id="own">';
  keepEarlySearch();
  expect(continueTyping(own)).toBe(true);
  expect(continueTyping(own)).toBe(false);
});
