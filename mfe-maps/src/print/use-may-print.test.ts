// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMayPrint } from './use-may-print.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that has just been opened; returns what its media query reports to. */
function openPage(hasBeenActive: boolean): EventTarget {
  const print = new EventTarget();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  vi.stubGlobal('matchMedia', () => print);
  return print;
}

test.each(['pointermove', 'pointerdown', 'keydown'])(
  'useMayPrint() is true from the first %s on',
  (event) => {
    openPage(false);
    const { result } = renderHook(useMayPrint);
    act(() => void dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 })));
    expect(result.current).toBe(false);
    act(() => void dispatchEvent(new Event(event)));
    expect(result.current).toBe(true);
  },
);

test('useMayPrint() is true while printing, and on a later page of a visit', () => {
  const print = openPage(false);
  const { result } = renderHook(useMayPrint);
  act(() => void print.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
  openPage(true);
  expect(renderHook(useMayPrint).result.current).toBe(true);
});
