import { afterEach, expect, test, vi } from 'vitest';
import { readPort } from './settings.ts';

afterEach(() => void vi.unstubAllEnvs());

test('readPort() returns the fallback for an empty variable', () => {
  vi.stubEnv('SITE_PORT', '');
  expect(readPort('SITE_PORT', 4173)).toBe(4173);
});

test('readPort() reads the port from the variable', () => {
  vi.stubEnv('SITE_PORT', '8080');
  expect(readPort('SITE_PORT', 4173)).toBe(8080);
});

test.each(['0', '65536', '-1', '80.5', 'eighty', '0x50', '1e3', ' 80'])('readPort() refuses "%s"', (text) => {
  vi.stubEnv('SITE_PORT', text);
  expect(() => readPort('SITE_PORT', 4173)).toThrow(`Cannot use SITE_PORT="${text}"`);
});
