// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAsyncValue } from './use-async-value.ts';

afterEach(cleanup);

const show = (coming: string | Promise<string>) =>
  renderHook((value: string | Promise<string>) => useAsyncValue(value, 'nothing'), { initialProps: coming });

test('useAsyncValue() returns a synchronous value at once', () => {
  expect(show('lab').result.current).toEqual({ value: 'lab', late: false });
});

test('useAsyncValue() returns the previous value while a promise is pending', async () => {
  const first = Promise.withResolvers<string>();
  const { result, rerender } = show(first.promise);
  expect(result.current).toEqual({ value: 'nothing', late: true });
  await act(async () => first.resolve('lab'));
  expect(result.current).toEqual({ value: 'lab', late: false });
  const second = Promise.withResolvers<string>();
  rerender(second.promise);
  expect(result.current).toEqual({ value: 'lab', late: true });
  await act(async () => second.resolve('library'));
  expect(result.current).toEqual({ value: 'library', late: false });
});

test('useAsyncValue() ignores a promise that resolves after a later one', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const { result, rerender } = show(first.promise);
  rerender(second.promise);
  await act(async () => second.resolve('library'));
  await act(async () => first.resolve('lab'));
  expect(result.current).toEqual({ value: 'library', late: false });
});
