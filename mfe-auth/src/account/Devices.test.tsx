// @vitest-environment jsdom
import type { Device, Outcome } from '@campusway/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../tests/render-remote.tsx';
import { Devices } from './Devices.tsx';
import { useDevices } from './use-devices.ts';

const done: Outcome = { ok: true, value: undefined };
function createDevice(id: string): Device {
  const time = id === 'tablet' ? '2026-11-22T09:00:00.000Z' : '2026-11-21T09:00:00.000Z';
  const times = { createdAt: time, lastUsedAt: time, expiresAt: time };
  return { id, current: id === 'own', agent: `Agent ${id}`, ...times };
}

/** Renders the devices with the given ids; returns the recorded calls. Ending a device returns `answer`. */
function showDevices(ids: readonly string[], answer: Outcome = done) {
  const calls: string[] = [];
  let left = ids;
  const actions: Parameters<typeof useDevices>[0] = {
    listDevices: async () => ({ ok: true, value: left.map(createDevice) }) as const,
    async endDevice(id) {
      calls.push(`end ${id}`);
      left = left.filter((other) => other !== id);
      return answer;
    },
    async endOtherDevices() {
      calls.push('end others');
      if (answer.ok) left = ['own'];
      return answer;
    },
  };
  function Shown() {
    return <Devices devices={useDevices(actions)} />;
  }
  render(<Shown />);
  return calls;
}

const rows = () => screen.getAllByRole('listitem');
const endOthers = () => screen.queryByRole('button', { name: 'Log out all other devices' });

test('Devices signs all other devices out in one call and focuses its heading', async () => {
  const calls = showDevices(['own', 'phone', 'tablet', 'kiosk']);
  await waitFor(() => expect(rows()).toHaveLength(4));
  const button = endOthers();
  if (!button) throw new Error('The button is missing');
  fireEvent.click(button);
  expect(screen.getAllByRole('button', { name: /^Logging out/ })).toHaveLength(3);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(calls).toEqual(['end others']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' })));
  expect(endOthers()).toBeNull();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 devices logged out'));
});

test('Devices signs one device out, and treats a session that had already ended as success', async () => {
  const calls = showDevices(['own', 'phone', 'tablet'], refuse({ status: 404, code: 'no-such-session' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  const [, phone] = rows();
  if (!phone) throw new Error('The row is missing');
  fireEvent.click(within(phone).getByRole('button'));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(calls).toEqual(['end phone']);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Program: Agent logged out'));
  expect(screen.queryByText('The reason')).toBeNull();
});

test('Devices names each button by device and time of its login', async () => {
  showDevices(['own', 'phone', 'tablet']);
  await waitFor(() => expect(rows()).toHaveLength(3));
  for (const day of [21, 22])
    screen.getByRole('button', {
      name: new RegExp(`^Log out Program: Agent, logged in ${day} Nov 2026, \\d\\d:\\d\\d$`),
    });
});

test('Devices shows why the others could not be signed out, and still lists them', async () => {
  showDevices(['own', 'phone', 'tablet'], refuse({ status: 429, code: 'too-many-requests' }));
  await waitFor(() => expect(endOthers()).not.toBeNull());
  fireEvent.click(endOthers() as HTMLElement);
  await waitFor(() => expect(screen.queryByText('The reason')).not.toBeNull());
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('');
});
