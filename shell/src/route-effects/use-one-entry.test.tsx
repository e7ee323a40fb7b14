// @vitest-environment jsdom
import { BrowserRouter, Link, Route, Routes } from '@campusway/platform';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useOneEntry } from './use-one-entry.ts';

const page = Promise.withResolvers<{ default: () => string }>();
const Page = lazy(() => page.promise);

function Site() {
  useOneEntry();
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Link to="/page?to=room-205">Start here</Link>} />
        <Route path="/page" element={<Page />} />
      </Routes>
    </Suspense>
  );
}

test('useOneEntry() ignores a link that is followed again before its page is shown', async () => {
  window.history.replaceState(null, '', '/');
  const push = vi.spyOn(window.history, 'pushState');
  onTestFinished(() => push.mockRestore());
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
  const link = screen.getByRole('link');
  for (let i = 0; i < 3; i++) await act(async () => link.click());
  expect(push).toHaveBeenCalledTimes(1);
  await act(async () => page.resolve({ default: () => 'The page' }));
  expect(await screen.findByText('The page')).toBeTruthy();
});
