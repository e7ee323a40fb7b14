import { expect, test } from 'vitest';
import { askPage } from './ask-page.ts';

test('askPage() gives the answer of a page', async () => {
  expect(await askPage(Promise.resolve('stands'))).toBe('stands');
});

test('askPage() rejects with the error of the page', async () => {
  await expect(askPage(Promise.reject(new Error('Target crashed')))).rejects.toThrow('Target crashed');
});

test('askPage() gives up a page that never answers', async () => {
  await expect(askPage(new Promise(() => undefined), 0.01)).rejects.toThrow('it does not answer');
});
