import { expect, test } from 'vitest';
import { withPageTimeout } from './with-page-timeout.ts';

test('withPageTimeout() resolves to the result of the call', async () => {
  expect(await withPageTimeout(Promise.resolve('ready'))).toBe('ready');
});

test('withPageTimeout() rejects with the error of the page', async () => {
  await expect(withPageTimeout(Promise.reject(new Error('Target crashed')))).rejects.toThrow(
    'Target crashed',
  );
});

test('withPageTimeout() rejects when the page never responds', async () => {
  await expect(withPageTimeout(new Promise(() => undefined), 0.01)).rejects.toThrow('it does not respond');
});
