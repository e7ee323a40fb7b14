// @vitest-environment jsdom
import { PartError } from '@campusway/platform';
import { expect, test, vi } from 'vitest';
import { explain, RemoteError, toRemoteError } from './remote-error.ts';

test.each([
  [new TypeError('Failed to fetch dynamically imported module: http://x/a.js'), 'unreachable'],
  [new TypeError('error loading dynamically imported module: http://x/a.js'), 'unreachable'],
  [new TypeError('Importing a module script failed.'), 'unreachable'],
  [new Error('Unable to preload CSS for /modules/shell/x/assets/a.css'), 'unreachable'],
  [new SyntaxError("Unexpected token '<'"), 'broken'],
  [new Error('[ Federation Runtime ]: #RUNTIME-001 no entry exports'), 'broken'],
  [new TypeError('x is not a function'), 'crashed'],
  ['thrown text', 'crashed'],
])('toRemoteError() classifies %s', (thrown, kind) => {
  expect(toRemoteError('mfe-maps', thrown).failure.kind).toBe(kind);
});

test('toRemoteError() blames the network for a stylesheet only while there is none', () => {
  const error = new TypeError('A stylesheet did not load or does not match its digest');
  expect(toRemoteError('mfe-maps', error).failure.kind).toBe('crashed');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(explain(toRemoteError('mfe-maps', error).failure)).toBe('you are offline');
  vi.restoreAllMocks();
});

test('toRemoteError() returns a RemoteError unchanged', () => {
  const named = new RemoteError('mfe-maps', { kind: 'unregistered' });
  expect(toRemoteError('mfe-maps', named)).toBe(named);
});

test('toRemoteError() preserves the failure of a part of the college', () => {
  const error = new PartError('people', { kind: 'unreachable', status: 404 });
  expect(toRemoteError('mfe-maps', error)).toMatchObject({ failure: error.failure, cause: error });
});

test('explain() has a text for every failure', () => {
  expect(explain({ kind: 'timeout', seconds: 8 })).toBe('it did not answer within 8 seconds');
  expect(explain({ kind: 'unreachable', status: 503 })).toBe('the server answered 503');
  expect(explain({ kind: 'contract', expected: 2, found: 1 })).toBe(
    'it was built for version 1 of the site, this is version 2',
  );
  expect(explain({ kind: 'college', read: [1, 2], served: [3] })).toBe(
    'it was built for version 1 or 2 of the college data, this site has version 3',
  );
  expect(explain({ kind: 'missing', what: 'page "x"' })).toBe('it has no page "x"');
});
