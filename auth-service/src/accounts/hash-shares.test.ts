import { expect, test } from 'vitest';
import { toHashShare } from './hash-shares.ts';

const usernameKey = 'ana';

test('toHashShare() groups by /32, /48 and /64 in IPv6, by address in IPv4, then by account and device', () => {
  const networks = ['2001:db8::', '2001:db8:1::', '2001:db8:1:2::'];
  expect(toHashShare({ address: '2001:db8:1:2::', usernameKey })).toEqual(['unknown', ...networks, 'ana']);
  expect(toHashShare({ address: '192.0.2.1', usernameKey })).toEqual(['unknown', '192.0.2.1', 'ana']);
  const device = 'laptop';
  expect(toHashShare({ address: '192.0.2.1', usernameKey, device })).toEqual([
    'known',
    '192.0.2.1',
    'ana',
    device,
  ]);
});
