import { afterEach, expect, test, vi } from 'vitest';
import { readAuthSettings } from './auth-settings.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [{}, { origin: 'http://localhost:4300', port: 4300 }],
  [{ AUTH_PORT: '4400' }, { origin: 'http://localhost:4400', port: 4400 }],
  [{ AUTH_URL: 'https://auth.campus.example/' }, { origin: 'https://auth.campus.example', port: undefined }],
  [{ AUTH_URL: 'none' }, { origin: undefined, port: undefined }],
])('readAuthSettings() reads %j', (variables, settings) => {
  for (const name of ['AUTH_PORT', 'AUTH_URL']) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(readAuthSettings()).toEqual(settings);
});

test.each(['auth.campus.example', 'ftp://x.example', 'https://campus.example/auth'])(
  'readAuthSettings() refuses AUTH_URL=%s',
  (url) => {
    vi.stubEnv('AUTH_URL', url);
    expect(readAuthSettings).toThrow(`Cannot use AUTH_URL="${url}"`);
  },
);
