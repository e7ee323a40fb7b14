// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://campus.example/departments" }
import { collegeFormats, contractVersion, productFacts } from '@campusway/contract';
import { provideCollege } from '@campusway/platform/host';
import { expect, test, vi } from 'vitest';
import { hasOverrides } from '../overrides/may-override.ts';
import { checkCollege, checkOrigin } from './check-build.ts';

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

const module = (read?: readonly number[]) => ({
  contract: contractVersion,
  pages: {},
  collegeFormats: read,
});
const serve = (formats?: readonly number[]) =>
  provideCollege({ version: String(formats), formats, facts: productFacts, parts: {}, files: {} });

test('checkCollege() accepts a module that reads a format of the college, or does not name its formats', () => {
  serve([...collegeFormats.read, 99]);
  expect(() => checkCollege('mfe-a', module([98, 99]))).not.toThrow();
  expect(() => checkCollege('mfe-a', module())).not.toThrow();
});

test('checkCollege() refuses a module that reads no format of the college', () => {
  serve(collegeFormats.read);
  expect(() => checkCollege('mfe-a', module([98]))).toThrow('built for version 98 of the college data');
});

test('checkCollege() refuses a college that the shell itself cannot read', () => {
  serve([99]);
  expect(() => checkCollege('mfe-a', module([99]))).toThrow('this site has version 99');
});
