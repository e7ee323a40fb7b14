import { expect, test } from 'vitest';
import { toKnownShare, toUnknownShare } from './hash-shares.ts';

test('toUnknownShare() groups by /32, /48 and /64 in IPv6, by address in IPv4, and then by account', () => {
  const networks = ['2001:db8::', '2001:db8:1::', '2001:db8:1:2::'];
  expect(toUnknownShare('2001:db8:1:2::', 'ana')).toEqual(['unknown', ...networks, 'ana']);
  expect(toUnknownShare('192.0.2.1', 'ana')).toEqual(['unknown', '192.0.2.1', 'ana']);
});

test('toKnownShare() groups all devices of one account', () => {
  expect(toKnownShare('ana', 'laptop')).toEqual(['known', 'ana', 'laptop']);
});
