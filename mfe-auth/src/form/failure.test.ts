import type { AuthFailure } from '@campusway/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { explainFailure, isTransient } from './failure.ts';

const refused = (status: number, message: string, retryAfter?: number): AuthFailure => ({
  kind: 'refused',
  status,
  code: '',
  message,
  faults: [],
  retryAfter,
});

test.each([
  [refused(401, 'Invalid login credentials'), /^Invalid login credentials$/, false],
  [
    refused(429, 'Too many attempts: try again later', 1),
    /later\. The next attempt is possible in 1 second\.$/,
    true,
  ],
  [refused(429, 'Too many attempts: try again later', 64), /in 64 seconds\.$/, true],
  [refused(429, 'Too many attempts: try again later', 900), /in 15 minutes\.$/, true],
  [refused(503, 'The service is busy: try again in a moment'), /in a moment$/, true],
  [{ kind: 'unreachable', slow: true }, /did not answer within 10 seconds/, true],
  [{ kind: 'unreachable', slow: false }, /cannot be reached/, true],
  [{ kind: 'signed-out' }, 'You are logged out. Log in again.', false],
] as const)('explainFailure() and isTransient() of %j', (failure, text, transient) => {
  expect(explainFailure(failure)).toMatch(text);
  expect(isTransient(failure)).toBe(transient);
});

test('explainFailure() does not blame the service while the device is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(explainFailure({ kind: 'unreachable', slow: false })).toBe(
    'You are offline: try again when you are online',
  );
});
