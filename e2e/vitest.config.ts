import { configDefaults, defineConfig } from 'vitest/config';

/** Long-running tests of `npm run test:deploy`: journeys that build, and surveys of every page or fault. */
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
    // Same as other waits: the default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // One browser per core.
    maxWorkers: 2,
  },
});
