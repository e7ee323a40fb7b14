// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { printPage } from './print-page.ts';

const printed = vi.fn();

beforeEach(() => {
  printed.mockClear();
  vi.stubGlobal('print', printed);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('printPage() prints a complete page at once', async () => {
  await printPage();
  expect(printed).toHaveBeenCalledOnce();
});

test('printPage() waits for what is loading', async () => {
  const { unmount } = render(<Skeleton />);
  const done = printPage();
  await vi.advanceTimersByTimeAsync(1000);
  expect(printed).not.toHaveBeenCalled();
  unmount();
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(printed).toHaveBeenCalledOnce();
});

test('printPage() prints what there is after three seconds', async () => {
  render(<Skeleton />);
  void printPage();
  await vi.advanceTimersByTimeAsync(3100);
  expect(printed).toHaveBeenCalledOnce();
});
