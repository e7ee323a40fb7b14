// @vitest-environment jsdom
import { stepsBeforeArrival } from '@campusway/campus/directions';
import { BrowserRouter } from '@campusway/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { directionsFor, pageRouter } from '../../../journey/find-way.ts';
import { Guidance } from './Guidance.tsx';
import { goalOf } from './StepPicture.tsx';

// jsdom has no modal dialogs and no layout.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close: () => undefined,
  scrollTo: () => undefined,
});
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

const nothing = () => undefined;

function guidanceAt(current: number, to = 'room-305') {
  const route = pageRouter().findRoute({ from: 'room-205', to });
  if (route.status !== 'found') throw new Error(route.message);
  const steps = directionsFor(route);
  return (
    <BrowserRouter>
      <Guidance
        {...{ route, steps, state: { step: current } }}
        act={nothing}
        leave={nothing}
        stepFree={false}
      />
    </BrowserRouter>
  );
}

test('Guidance describes its focused button by the step when it opens', async () => {
  await act(async () => render(guidanceAt(0)));
  const next = screen.getByRole('button', { name: 'Next' });
  expect(document.activeElement).toBe(next);
  const description = document.getElementById(next.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toMatch(/^Leave room 205/);
});

test.each([
  ['room-305', false],
  ['lift-west-3', true],
])('Guidance counts the steps to %s up to the one before the arrival', async (to, saysWhere) => {
  const route = pageRouter().findRoute({ from: 'room-205', to });
  const steps = route.status === 'found' ? directionsFor(route) : [];
  const { length } = stepsBeforeArrival(steps);
  expect(length === steps.length).toBe(saysWhere);
  await act(async () => render(guidanceAt(length - 1, to)));
  expect(screen.getByText(`Step ${length} of ${length}`, { exact: false })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I have arrived' })).toBeTruthy();
});

test.each([
  ['room-305', 'room-305'],
  ['canteen', 'canteen'],
])('goalOf() is the destination %s in the picture of the last step only', (to, id) => {
  const route = pageRouter().findRoute({ from: 'room-205', to });
  if (route.status !== 'found') throw new Error(route.message);
  const walked = stepsBeforeArrival(directionsFor(route));
  const goals = walked.map((step, at) => goalOf({ route, step, next: walked[at + 1] })?.id);
  expect(goals.pop()).toBe(id);
  expect(goals.filter(Boolean)).toEqual([]);
});

test('Guidance announces the arrival in the region that it had before', async () => {
  const { rerender } = await act(async () => render(guidanceAt(0)));
  const region = screen.getByRole('status');
  await act(async () => rerender(guidanceAt(99)));
  await waitFor(() =>
    // The name only once.
    expect(region.textContent).toMatch(
      /^You have arrived\. Room 305, IT Faculty Room 2, third floor\. \d+\sm walked$/,
    ),
  );
  expect(screen.getByRole('status')).toBe(region);
});

test('Guidance names at the arrival the door, and beside it the chosen place of the campus map', async () => {
  await act(async () => render(guidanceAt(99, 'administration-block')));
  expect(screen.getByRole('heading').textContent).toBe('101Admin Office');
  expect(screen.getByText('Administration Block, first floor')).toBeTruthy();
  const said = 'You have arrived. Administration Block, Admin Office, first floor.';
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(said));
});

test('Guidance announces an arrival that its address opens', async () => {
  render(guidanceAt(99));
  const region = screen.getByRole('status');
  expect(region.textContent).not.toContain('You have arrived');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You have arrived. Room 305'));
  expect(screen.getByRole('status')).toBe(region);
});
