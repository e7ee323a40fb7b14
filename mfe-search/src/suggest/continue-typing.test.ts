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

/** As React replaces the prerendered shell and the skeleton. */
const removeEarly = () => early.closest('div, main')?.replaceChildren();
const place = () => placeEarlySearch(document.querySelector('main'));

test('continueTyping() takes over text, focus and caret, also after a skeleton', async () => {
  early.focus();
  early.value = '310';
  early.setSelectionRange(1, 2);
  removeEarly();
  place();
  expect(document.activeElement).toBe(early);
  await Promise.resolve();
  removeEarly();
  expect(continueTyping(own)).toBe(true);
  expect(own.value).toBe('310');
  expect(document.activeElement).toBe(own);
  expect([own.selectionStart, own.selectionEnd]).toEqual([1, 2]);
});

test('continueTyping() does not move the focus when the prerendered field had lost it', async () => {
  early.focus();
  early.value = '310';
  early.blur();
  await Promise.resolve();
  removeEarly();
  place();
  expect(document.activeElement).toBe(document.body);
  removeEarly();
  expect(continueTyping(own)).toBe(true);
  expect(own.value).toBe('310');
  expect(document.activeElement).toBe(document.body);
});

test('continueTyping() returns false when the prerendered field was unused or already taken over', () => {
  removeEarly();
  expect(continueTyping(own)).toBe(false);
  document.body.innerHTML = '<search data-early><input value="310"></search><input id="own">';
  keepEarlySearch();
  expect(continueTyping(own)).toBe(true);
  expect(continueTyping(own)).toBe(false);
});
