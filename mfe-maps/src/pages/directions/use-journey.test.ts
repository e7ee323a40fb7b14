// @vitest-environment jsdom
import { BrowserRouter, Link, readVisitStart, rememberVisitStart, useLocation } from '@campusway/platform';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOf } from '../../journey/find-endpoint.ts';
import { rememberStepFree } from '../../journey/use-link.ts';
import { type Journey, useJourney } from './use-journey.ts';

beforeEach(() => rememberStepFree(true));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function open(path: string) {
  history.replaceState(null, '', path);
  return renderHook(() => useJourney(), { wrapper: BrowserRouter });
}

test('useJourney() says in the address that a remembered choice is on, also after Clear', async () => {
  const { result } = open('/navigate?from=room-215');
  await waitFor(() => expect(location.search).toBe('?from=room-215&step-free=1'));
  act(() => result.current.act('clear'));
  await waitFor(() => expect(location.search).toBe('?step-free=1'));
  expect(result.current.stepFree).toBe(true);
});

test('useJourney() shows a route chosen without step-free against a remembered choice', async () => {
  const { result } = open('/navigate?from=room-215&to=nearest-toilet');
  await waitFor(() => expect(location.search).toContain('step-free=1'));
  act(() => result.current.act('choose', { to: 'nearest-womens-toilet', stepFree: false }));
  await waitFor(() => expect(location.search).toBe('?from=room-215&to=nearest-womens-toilet'));
  expect(result.current.stepFree).toBe(false);
});

test.each(['/navigate', '/navigate?from=room-451'])(
  'useJourney() shows earlier entries as they were, without a later choice: %s',
  async (path) => {
    rememberStepFree(false);
    const { result } = open(path);
    const back = async (search: string) => {
      history.back();
      await waitFor(() => expect(location.search).toBe(search));
      await act(async () => undefined);
      expect([location.search, result.current.stepFree]).toEqual([search, false]);
    };
    act(() => result.current.act('choose', { from: 'room-451', to: 'playing-field' }));
    await waitFor(() => expect(result.current.result?.status).toBe('found'));
    act(() => result.current.act('swap'));
    await waitFor(() => expect(location.search).toBe('?from=playing-field&to=room-451'));
    act(() => result.current.setStepFree(true));
    await waitFor(() => expect(location.search).toContain('step-free=1'));
    await back('?from=room-451&to=playing-field');
    await back(new URL(path, location.href).search);
  },
);

test('useJourney() walks the route of an earlier entry without a later choice; another one takes it', async () => {
  rememberStepFree(false);
  const { result } = open('/navigate?from=room-451&to=playing-field');
  await waitFor(() => expect(result.current.steps.length).toBeGreaterThan(0));
  rememberStepFree(true);
  act(() => result.current.act('walk', 0));
  await waitFor(() => expect(result.current.state.isWalking).toBe(true));
  expect(result.current.stepFree).toBe(false);
  act(() => result.current.act('choose', { to: 'canteen' }));
  await waitFor(() => expect(result.current.stepFree).toBe(true));
});

test('useJourney() opens a plain address with the remembered choice in it', async () => {
  open('/navigate');
  await waitFor(() => expect(location.search).toBe('?step-free=1'));
});

/** Opens a page by a link of the site. */
async function follow(path: string) {
  const journey = { current: undefined as Journey | undefined };
  function Page() {
    journey.current = useJourney();
    return null;
  }
  function Site() {
    const isOpen = useLocation().pathname === '/navigate';
    return isOpen ? createElement(Page) : createElement(Link, { to: path }, 'Directions');
  }
  history.replaceState(null, '', '/room/117');
  render(createElement(Site), { wrapper: BrowserRouter });
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(journey.current).toBeDefined());
  return journey as { readonly current: Journey };
}

test.each(['/navigate?to=room-117', '/navigate'])(
  'useJourney() starts a link of the site, %s, where the person said to be, until another start is chosen',
  async (path) => {
    rememberVisitStart({ id: 'room-215', name: 'Room 215', isHere: true });
    const journey = await follow(path);
    await waitFor(() => expect(location.search).toContain('from=room-215'));
    expect(placeOf(journey.current.from)?.id).toBe('room-215');
    expect(readVisitStart()?.isHere).toBe(true);
    act(() => journey.current.act('choose', { from: undefined }));
    await waitFor(() => expect(journey.current.from.kind).toBe('none'));
    act(() => journey.current.act('choose', { from: 'room-310' }));
    await waitFor(() => expect(readVisitStart()).toEqual({ id: 'room-310', name: 'Room 310' }));
  },
);

test('useJourney() remembers of the code of a door that the person is there', async () => {
  history.replaceState(null, '', '/here/room-215');
  renderHook(() => useJourney('room-215'), { wrapper: BrowserRouter });
  const start = { id: 'room-215', name: 'Room 215', isHere: true };
  await waitFor(() => expect(readVisitStart()).toEqual(start));
});

test('useJourney() does not start a link of the site where the last route began', async () => {
  rememberVisitStart({ id: 'room-215', name: 'Room 215' });
  const journey = await follow('/navigate?to=room-117');
  await waitFor(() => expect(location.search).toContain('step-free=1'));
  expect(journey.current.from.kind).toBe('none');
});

test('useJourney() remembers a start that was chosen, not that of the link which opened the tab', async () => {
  const { result } = open('/navigate?from=room-215&to=room-310');
  await waitFor(() => expect(result.current.result?.status).toBe('found'));
  expect(readVisitStart()).toBeUndefined();
  act(() => result.current.act('swap'));
  await waitFor(() => expect(readVisitStart()?.id).toBe('room-310'));
});

test.each(['Dr.+Vani+Venkataraman', 'dr.+vani+venkataraman'])(
  'useJourney() takes the whole name of one person in an address, %s',
  async (name) => {
    const { result } = await act(async () => open(`/navigate?from=canteen&to=${name}`));
    await waitFor(() => expect(result.current?.result?.status).toBe('found'));
    expect(result.current.to).toMatchObject({ kind: 'target', target: { name: 'Dr. Vani Venkataraman' } });
  },
);
