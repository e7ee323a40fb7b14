import { configDefaults, defineConfig } from 'vitest/config';

/** What takes long, run by `npm run test:deploy`: journeys that build, and surveys of every page or fault. */
export const deployJourneys = [
  'deploy*.test.ts',
  'everyone.test.ts',
  'imported-college.test.ts',
  'new-remote.test.ts',
  'offline*.test.ts',
  'remote-faults.test.ts',
  'search-worker.test.ts',
  'second-college.test.ts',
  'side-by-side.test.ts',
  'stage-routes.test.ts',
  'touch.test.ts',
];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...deployJourneys],
    globalSetup: './support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as every other wait: a second is short for a page on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Two browsers keep two cores busy; more would only make each other slow.
    maxWorkers: 2,
  },
});
