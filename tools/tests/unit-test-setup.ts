/** Runs before each file of unit tests. */
import { readFileSync } from 'node:fs';
import type { CollegeParts, RegisteredCollege } from '@campusway/contract';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';

// The next file of the worker shares the globals.
const { fetch } = globalThis;
afterAll(() => {
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
});

interface TestCollege {
  readonly registered: RegisteredCollege;
  readonly parts: CollegeParts;
}

declare global {
  var testCollege: TestCollege | undefined;
}

/** Packages that know no page need no college. */
const readsCollege = /\/(shell|mfe-[^/]+)\//;

if (readsCollege.test(expect.getState().testPath ?? '')) {
  const { provideCollege, provideParts } = await import('@campusway/platform/host');
  // Parsed once for each worker, since its modules keep places and graphs of one file for the next.
  globalThis.testCollege ??= JSON.parse(readFileSync(inject('college'), 'utf8')) as TestCollege;
  const { registered, parts } = globalThis.testCollege;
  // A new object: the store forgets failures of the file before.
  provideCollege({ ...registered });
  provideParts(parts);
}

// The library's default of one second is too short on a busy machine.
if (typeof document !== 'undefined') {
  // Left by the file before: elements, a start of the visit, a choice of step-free, an address.
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(cleanup);
}
