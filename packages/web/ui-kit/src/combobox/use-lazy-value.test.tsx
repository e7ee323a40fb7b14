// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { once, useLazyValue } from './use-lazy-value.ts';

test('once() loads once for all callers, and again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('engine');
  const loadOnce = once(load);
  await expect(Promise.all([loadOnce(), loadOnce()])).rejects.toThrow('no network');
  expect(load).toHaveBeenCalledOnce();
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['engine', 'engine']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('useLazyValue() loads on the first trigger, and after a failure on each later one', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('engine');
  const loadOnce = once<string>(load);
  const { result, rerender } = renderHook((sign: string | null) => useLazyValue(loadOnce, sign), {
    initialProps: null as string | null,
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender('l'));
  expect([result.current, load.mock.calls.length]).toEqual([undefined, 1]);
  await act(async () => rerender('la'));
  expect([result.current, load.mock.calls.length]).toEqual(['engine', 2]);
  await act(async () => rerender('lab'));
  expect(load).toHaveBeenCalledTimes(2);
});
