import { expect, test } from 'vitest';
import { toCookieName } from './cookie-name.ts';

test('toCookieName() includes the port of the issuer', () => {
  expect(toCookieName('refresh', { issuer: 'http://localhost:4301' })).toBe('__Host-campusway-refresh-4301');
  expect(toCookieName('device', { issuer: 'https://auth.campus.example' })).toBe('__Host-campusway-device');
});
