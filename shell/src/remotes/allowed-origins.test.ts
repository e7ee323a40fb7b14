// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://campus.example/departments" }
import { expect, test, vi } from 'vitest';
import { hasOverrides } from '../overrides/may-override.ts';
import { checkOrigin } from './allowed-origins.ts';

vi.mock('../../module-origins.json', () => ({ origins: ['https://modules.example'] }));
// As in a production build.
vi.stubEnv('DEV', false);

test.each([
  'https://campus.example/modules/mfe-a/1/remoteEntry.js',
  'https://modules.example/a/remoteEntry.js',
])('checkOrigin() allows %s', (entry) => {
  expect(() => checkOrigin('mfe-a', entry)).not.toThrow();
});

test.each([
  'https://evil.example/remoteEntry.js',
  'http://modules.example/remoteEntry.js',
  'https://modules.example:8443/remoteEntry.js',
  'http://localhost:5203/remoteEntry.js',
])('checkOrigin() refuses %s in production', (entry) => {
  const { origin } = new URL(entry);
  expect(() => checkOrigin('mfe-a', entry)).toThrow(
    `it would come from ${origin}, which this site does not allow`,
  );
});

test('hasOverrides() is false in production, with an override in the URL and in storage', () => {
  history.replaceState(null, '', '/?override=http://localhost:5203');
  localStorage.setItem('campusway:overrides', '["http://localhost:5203"]');
  expect(hasOverrides()).toBe(false);
});
