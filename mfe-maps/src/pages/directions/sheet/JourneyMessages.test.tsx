// @vitest-environment jsdom
import { BrowserRouter } from '@campusway/platform';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { openPage } from '../../../../tests/open-page.tsx';
import { useDirections } from '../use-directions.ts';
import { useJourney } from '../use-journey.ts';
import { JourneyMessages } from './Peek.tsx';

function Page() {
  return <JourneyMessages {...useDirections(useJourney())} />;
}

test.each([
  ['to=room-305', /^Route found: .*, by stairs, from Room 205 to Room 305\. The step-free route /],
  ['to=room-305&step-free=1', /^Step-free route: .*, by lift, with its wait, from Room 205 to Room 305\.$/],
  [
    'to=room-217&step-free=1',
    /^Step-free route: .*\sm, from Room 205 to Room 217\. The quickest route is step-free\.$/,
  ],
])(
  'JourneyMessages announces the kind of route, also where both have the same figures: %s',
  async (query, text) => {
    window.history.replaceState(null, '', `/navigate?from=room-205&${query}`);
    render(<Page />, { wrapper: BrowserRouter });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
  },
);

test.each([
  ['from=at-level-2-1995-1165', /^From Lobby by \w+, second floor$/],
  ['to=cse-jyothi-pandey', /^To Dr\. Jyothi Pandey, room 211$/],
])('JourneyMessages names the chosen end of %s', async (query, text) => {
  await openPage(Page, `/navigate?${query}`);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
});

test('JourneyMessages leaves an error to its alert', async () => {
  await openPage(Page, '/navigate?from=room-205&to=qqqq');
  expect((await screen.findByRole('alert')).textContent).toBe('“qqqq” is not a place on this map.');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('JourneyMessages asks where to go from a place where the person already is', async () => {
  await openPage(Page, '/navigate?from=room-215&to=room-215');
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Where to?' })));
  expect(window.location.search).toBe('?from=room-215');
});

test('JourneyMessages does not announce the route again after a step of it', async () => {
  window.history.replaceState(null, '', '/navigate?from=room-205&to=room-305&step=2');
  render(<Page />, { wrapper: BrowserRouter });
  const status = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(status()).toMatch(/^Step 2\. /));
  await act(async () => {
    window.history.pushState(null, '', '/navigate?from=room-205&to=room-305&floor=2');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(status()).toBe(''));
});

test('JourneyMessages offers the office for a person without a room, and keeps the focus', async () => {
  window.history.replaceState(null, '', '/navigate?from=main-gate-1&to=prakash+mukherjee');
  render(<Page />, { wrapper: BrowserRouter });
  const meant = await screen.findByRole('button', { name: 'Did you mean Mr. Prakash Mukherjee?' });
  meant.focus();
  await act(async () => void fireEvent.click(meant));
  const message = await screen.findByText(/^Mr. Prakash Mukherjee has no room on the plan/);
  expect(document.activeElement).toBe(message);
  const office = screen.getByRole('button', { name: 'CE department office' });
  await act(async () => void fireEvent.click(office));
  expect(new URLSearchParams(window.location.search).get('to')).toBe('department-civil');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Route found/));
});

test.each(['step=99', 'step=99&walking=1'])(
  'JourneyMessages announces the route instead of a step that it does not have: %s',
  async (query) => {
    const status = () => screen.queryByRole('status')?.textContent ?? '';
    const announced = new Set<string>();
    const watch = new MutationObserver(() => void announced.add(status()));
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    await openPage(Page, `/navigate?from=room-101&to=room-214&${query}`);
    await waitFor(() => expect(status()).toMatch(/^Route found: /));
    expect([...announced].join()).not.toContain('Step ');
  },
);
