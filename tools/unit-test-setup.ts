/** Runs before each file of unit tests. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';

// The next file of the worker shares the globals.
const { fetch } = globalThis;
afterAll(() => {
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
});

/** Packages that know no page need no college. */
const readsCollege = /\/(shell|mfe-[^/]+)\//;

if (readsCollege.test(expect.getState().testPath ?? '')) {
  const { provideCollege, provideParts } = await import('@campusway/platform');
  const { registered, parts } = JSON.parse(readFileSync(inject('college'), 'utf8'));
  provideCollege(registered);
  provideParts(parts);
}

// A condition is waited for as long as a busy machine may need: the library's own second is short for it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
