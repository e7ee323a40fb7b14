// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeferredOfflineBanner } from './DeferredOfflineBanner.tsx';

afterEach(() => vi.useRealTimers());

test.each([
  ['without a network', false, 1],
  ['with a network', true, 0],
])('DeferredOfflineBanner %s, half a second after the page is loaded', async (_name, onLine, banners) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  await import('./OfflineBanner.tsx');
  vi.useFakeTimers();
  render(<DeferredOfflineBanner />);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(screen.queryAllByRole('status')).toHaveLength(banners);
});
