// @vitest-environment jsdom
import type { Device, Outcome } from '@campusway/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Devices } from './Devices.tsx';
import { useDevices } from './use-devices.ts';

afterEach(cleanup);

const done: Outcome = { ok: true, value: undefined };
const refuse = (code: string): Outcome => ({
  ok: false,
  failure: { kind: 'refused', status: 404, code, message: 'The reason', faults: [] },
});

function createDevice(id: string): Device {
  const time = '2026-11-21T09:00:00.000Z';
  return {
    id,
    current: id === 'own',
    agent: `Agent ${id}`,
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
  };
}

/** The service as this page sees it: its list, and what it was asked. */
function showDevices(ids: readonly string[], answer: Outcome = done) {
  const asked: string[] = [];
  let left = ids;
  const actions: Parameters<typeof useDevices>[0] = {
    listDevices: async () => ({ ok: true, value: left.map(createDevice) }) as const,
    async endDevice(id) {
      asked.push(`end ${id}`);
      left = left.filter((other) => other !== id);
      return answer;
    },
    async endOtherDevices() {
      asked.push('end others');
      if (answer.ok) left = ['own'];
      return answer;
    },
  };
  function Shown() {
    return <Devices devices={useDevices(actions)} />;
  }
  render(<Shown />);
  return asked;
}

const rows = () => screen.getAllByRole('listitem');
const endOthers = () => screen.queryByRole('button', { name: 'Log out all other devices' });

test('Devices signs all other devices out in one call, and stays where it was', async () => {
  const asked = showDevices(['own', 'phone', 'tablet', 'kiosk']);
  await waitFor(() => expect(rows()).toHaveLength(4));
  const button = endOthers();
  if (!button) throw new Error('The button is missing');
  fireEvent.click(button);
  expect(screen.getAllByRole('button', { name: /^Logging out/ })).toHaveLength(3);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked).toEqual(['end others']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  expect(endOthers()).toBeNull();
});

test('Devices signs one device out, and takes one that had gone by itself for done', async () => {
  const asked = showDevices(['own', 'phone', 'tablet'], refuse('no-such-session'));
  await waitFor(() => expect(rows()).toHaveLength(3));
  const [, phone] = rows();
  if (!phone) throw new Error('The row is missing');
  fireEvent.click(within(phone).getByRole('button'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(asked).toEqual(['end phone']);
  expect(screen.queryByText('The reason')).toBeNull();
});

test('Devices says why the others could not be signed out, and keeps them in the list', async () => {
  showDevices(['own', 'phone', 'tablet'], refuse('too-many-requests'));
  await waitFor(() => expect(endOthers()).not.toBeNull());
  fireEvent.click(endOthers() as HTMLElement);
  await waitFor(() => expect(screen.queryByText('The reason')).not.toBeNull());
  expect(rows()).toHaveLength(3);
});
