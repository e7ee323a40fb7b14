// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageIdle } from './page-idle.ts';

test('usePageIdle() waits for the first idle period of the page, and a later component for none', async () => {
  const { result } = renderHook(() => usePageIdle());
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(renderHook(() => usePageIdle()).result.current).toBe(true);
  expect(renderHook(() => usePageIdle(1000)).result.current).toBe(false);
});
