// @vitest-environment jsdom
import { college } from '@campusway/platform';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { useDefaultSuggestions } from './form/default-suggestions.ts';
import type { Suggestion } from './form/recent-places.ts';
import { type Directions, useDirections } from './use-directions.ts';
import { useJourney } from './use-journey.ts';

let directions: Directions;
let starts: readonly Suggestion[];

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function Page() {
  directions = useDirections(useJourney());
  starts = useDefaultSuggestions(directions)('from', false, () => undefined);
  return null;
}

async function open(address: string): Promise<void> {
  await openPage(Page, address);
  await waitFor(() => expect(directions.steps.length).toBeGreaterThan(0));
}

async function walk(moves: number): Promise<void> {
  await act(async () => directions.start());
  await waitFor(() => expect(directions.state.isWalking).toBe(true));
  for (let i = 0; i < moves; i++)
    await act(async () => directions.act('walkOn', 1, directions.steps.length - 1));
  await act(async () => directions.act('stopWalking'));
  await waitFor(() => expect(directions.state.isWalking).toBe(false));
}

test('useDirections().start() continues a walk at the step where it was ended', async () => {
  await open('/navigate?from=main-gate-1&to=room-225');
  expect(directions.resumed).toBeUndefined();
  await walk(3);
  expect(directions.resumed).toBe(3);
  await walk(1);
  expect(directions.resumed).toBe(4);
});

test('useDirections().setStepFree() starts the other route of an ended walk where the person is', async () => {
  await open('/navigate?from=room-215&to=central-library');
  await walk(2);
  await act(async () => directions.setStepFree(true));
  await waitFor(() => expect(directions.stepFree).toBe(true));
  expect(directions.route?.fromPlace.id).toMatch(/^at-level-2-/);
  expect(directions.steps[0]?.text).toMatch(/^Start at /);
  window.history.back();
  await waitFor(() => expect(directions.route?.fromPlace.id).toBe('room-215'));
});

test('useDirections(): a detour begins where the walk was ended, and the walk continues after it', async () => {
  await open('/navigate?from=room-215&to=central-library');
  await walk(2);
  await act(async () => directions.act('clickChip', 'Toilets'));
  await waitFor(() => expect(directions.category.origin?.id).toMatch(/^at-level-2-/));
  const [nearest] = directions.category.walks;
  await act(async () => directions.category.onChoose(nearest?.place.id ?? ''));
  await waitFor(() => expect(directions.route?.fromPlace.id).toMatch(/^at-level-2-/));
  expect(directions.route?.toPlace.id).toBe(nearest?.place.id);
  await walk(1);
  for (const page of ['Toilets', undefined]) {
    window.history.back();
    await waitFor(() => expect(directions.route?.fromPlace.id).toBe('room-215'));
    await waitFor(() => expect(directions.state.category).toBe(page));
  }
  await waitFor(() => expect(directions.resumed).toBe(2));
});

test('useDirections().take() leads to another destination from where a walk was ended', async () => {
  await open('/navigate?from=room-215&to=central-library');
  await act(async () => directions.take('to', 'room-201'));
  await waitFor(() => expect(directions.route?.fromPlace.id).toBe('room-215'));
  await walk(2);
  await act(async () => directions.take('to', 'room-447'));
  await waitFor(() => expect(directions.route?.toPlace.id).toBe('room-447'));
  expect(directions.route?.fromPlace.id).toMatch(/^at-level-2-/);
});

test('useDirections() marks the step where a walk was ended, until another is chosen', async () => {
  await open('/navigate?from=room-215&to=central-library');
  expect(directions.marked).toBe(directions.steps[0]);
  await walk(2);
  expect(directions.marked).toBe(directions.steps[2]);
  await act(async () => directions.act('showStep', 1));
  await waitFor(() => expect(directions.marked).toBe(directions.steps[1]));
});

test('useDirections() marks where a walk was ended that began at a chosen step', async () => {
  await open('/navigate?from=main-gate-2&to=room-302&step=2');
  await walk(3);
  expect(directions.marked).toBe(directions.steps[4]);
  expect([directions.isStepping, location.search]).toEqual([false, '?from=main-gate-2&to=room-302']);
});

test('useDefaultSuggestions() begins with where a walk was ended', async () => {
  await open('/navigate?from=room-215&to=central-library');
  await walk(2);
  const { id, name: title } = directions.rest ?? {};
  expect(id).toMatch(/^at-level-2-/);
  expect(starts[0]).toEqual({ id, title, where: 'where your walk ended' });
});

test('useDirections().take() chooses a place without stairs, and keeps the other end', async () => {
  await openPage(Page, '/navigate?from=room-215');
  await act(async () => directions.take('to', 'central-library', { stepFree: true }));
  await waitFor(() => expect(directions.state).toMatchObject({ to: 'central-library', stepFree: true }));
  expect(directions.state.from).toBe('room-215');
});

test('useDirections() opens the floor that is the destination', async () => {
  await openPage(Page, '/navigate?to=level-3');
  expect(college.levels[directions.floor]?.id).toBe('level-3');
});

test('a swapped route stays with steps after step-free was chosen in another tab', async () => {
  await open('/navigate?from=main-gate-1&to=room-211');
  localStorage.setItem('campusway-step-free', '1');
  await act(async () => directions.act('swap'));
  await waitFor(() => expect(directions.route?.toPlace.id).toBe('main-gate-1'));
  expect([directions.stepFree, location.search]).toEqual([false, '?from=room-211&to=main-gate-1']);
});

test('useDirections().setStepFree() keeps the start of a route that was not walked', async () => {
  await open('/navigate?from=room-215&to=central-library');
  await act(async () => directions.setStepFree(true));
  await waitFor(() => expect(directions.stepFree).toBe(true));
  expect(directions.ends.from).toBe('room-215');
});

test('useDirections(): a button that is pressed again before the page is rendered adds no entry', async () => {
  await open('/navigate?from=main-gate-1&to=room-225');
  const push = vi.spyOn(window.history, 'pushState');
  onTestFinished(() => push.mockRestore());
  await act(async () => {
    for (let i = 0; i < 3; i++) directions.start();
  });
  expect(push).toHaveBeenCalledTimes(1);
  await act(async () => {
    for (let i = 0; i < 3; i++) directions.act('stopWalking');
  });
  await waitFor(() => expect(window.location.search).toBe('?from=main-gate-1&to=room-225'));
  await waitFor(() => expect(directions.state.isWalking).toBe(false));
  await act(async () => {
    for (let i = 0; i < 3; i++) directions.take('to', 'room-310');
  });
  expect(push).toHaveBeenCalledTimes(2);
  await act(async () => {
    for (let i = 0; i < 3; i++) directions.act('clickChip', 'Toilets');
  });
  await waitFor(() => expect(directions.state).toMatchObject({ to: 'room-310', category: undefined }));
});

test('useDirections().start() begins a new route, and a walk that has arrived, at its first step', async () => {
  await open('/navigate?from=main-gate-1&to=room-225');
  await walk(2);
  await act(async () => directions.act('swap'));
  await waitFor(() => expect(directions.route?.fromPlace.id).toBe('room-225'));
  expect(directions.resumed).toBeUndefined();
  await walk(99);
  expect(directions.resumed).toBeUndefined();
});

test('useDirections().start() begins at the step that was chosen since', async () => {
  await open('/navigate?from=main-gate-1&to=room-225');
  await walk(3);
  await act(async () => directions.act('showStep', 1));
  await waitFor(() => expect(directions.current).toBe(1));
  expect(directions.resumed).toBeUndefined();
});

test('useDirections(): a step that is opened in the list is only looked at', async () => {
  sessionStorage.clear();
  await open('/navigate?from=main-gate-1&to=room-225');
  const look = async () => {
    await act(async () => directions.act('walk', directions.steps.length - 1));
    await waitFor(() => expect(directions.state.isWalking).toBe(true));
    await act(async () => directions.act('stopWalking'));
    await waitFor(() => expect(directions.state.isWalking).toBe(false));
  };
  await look();
  expect([directions.resumed, directions.ended]).toEqual([undefined, undefined]);
  await walk(2);
  await look();
  expect(directions.resumed).toBe(2);
});

test('useDirections().start() begins at the first step, also with another floor on the map', async () => {
  sessionStorage.clear();
  await open('/navigate?from=room-225&to=main-gate-1&floor=1');
  await waitFor(() => expect(directions.current).toBeGreaterThan(0));
  await act(async () => directions.start());
  await waitFor(() => expect(directions.state.isWalking).toBe(true));
  expect(directions.state.step).toBe(0);
});

test('useDirections().start() continues an ended walk after a reload, unless it had arrived', async () => {
  const address = '/navigate?from=room-225&to=main-gate-1';
  await open(address);
  await walk(3);
  cleanup();
  await open(address);
  expect(directions.resumed).toBe(3);
  await walk(99);
  cleanup();
  await open(address);
  expect(directions.resumed).toBeUndefined();
});
