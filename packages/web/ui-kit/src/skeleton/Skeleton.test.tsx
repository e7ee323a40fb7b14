// @vitest-environment jsdom
import { keepEarlySearch } from '@campusway/platform';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageSkeleton } from './Skeleton.tsx';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('PageSkeleton continues the prerendered page, into which a header may still come, at its address only', () => {
  history.replaceState(null, '', '/room/310');
  document.body.innerHTML = '<div id="root"><div data-early=""><h1>310</h1></div></div>';
  const page = document.querySelector('[data-early]');
  keepEarlySearch();
  const shown = () => render(<PageSkeleton label="Loading the page" />).container;
  expect(shown().querySelector('[data-early]')).toBe(page);
  cleanup();
  expect(shown().querySelector('h1')?.textContent).toBe('310');
  cleanup();
  const intro = { heading: 'Room' };
  expect(render(<PageSkeleton label="Loading the page" intro={intro} />).container.textContent).toBe('310');
  cleanup();
  history.replaceState(null, '', '/room/311');
  expect(shown().querySelector('[data-early]')).toBeNull();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Loading the page');
});
