import { expect, test } from 'vitest';
import { parseDevices } from './parse-answers.ts';

const device = (id: string, lastUsedAt: string, current = false) => ({
  id,
  current,
  agent: '',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt,
  expiresAt: '2026-12-01T00:00:00.000Z',
});

test('parseDevices() lists this device first, then the last used, without invalid entries', () => {
  const sessions = [
    device('old', '2026-11-02T00:00:00.000Z'),
    null,
    { id: 'half' },
    device('new', '2026-11-09T00:00:00.000Z'),
    device('own', '2026-11-05T00:00:00.000Z', true),
  ];
  expect(parseDevices({ sessions }).map(({ id }) => id)).toEqual(['own', 'new', 'old']);
});

test.each([null, undefined, {}, { sessions: 'x' }])('parseDevices() returns an empty list for %j', (body) => {
  expect(parseDevices(body)).toEqual([]);
});
