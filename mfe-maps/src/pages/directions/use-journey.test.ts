// @vitest-environment jsdom
import { BrowserRouter, readVisitStart } from '@campusway/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberStepFree } from '../../journey/use-link.ts';
import { useJourney } from './use-journey.ts';

beforeEach(() => rememberStepFree(true));
afterEach(() => {
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

test('useJourney() shows a later choice on an earlier entry without a route', async () => {
  rememberStepFree(false);
  const { result } = open('/navigate?from=room-451');
  act(() => result.current.act('choose', { to: 'playing-field' }));
  await waitFor(() => expect(result.current.result?.status).toBe('found'));
  act(() => result.current.setStepFree(true));
  await waitFor(() => expect(location.search).toContain('step-free=1'));
  history.back();
  await waitFor(() => expect(location.search).toBe('?from=room-451&step-free=1'));
  expect(result.current.stepFree).toBe(true);
});

test('useJourney() opens a plain address with the remembered choice in it', async () => {
  open('/navigate');
  await waitFor(() => expect(location.search).toBe('?step-free=1'));
});

test('useJourney() remembers a start that was chosen, not that of the link which opened the tab', async () => {
  const { result } = open('/navigate?from=room-215&to=room-310');
  await waitFor(() => expect(result.current.result?.status).toBe('found'));
  expect(readVisitStart()).toBeUndefined();
  act(() => result.current.act('swap'));
  await waitFor(() => expect(readVisitStart()?.id).toBe('room-310'));
});
