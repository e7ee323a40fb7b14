import { defineConfig } from 'vitest/config';

/** `npm test` runs the folder `first`, `npm run test:all` all files. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './support/global-setup.ts',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Same as other waits: they only end what hangs, as a busy machine takes its time.
    expect: { poll: { timeout: 40_000 } },
    // One browser per core. With a third, journeys on two cores reach their time limits.
    maxWorkers: 2,
    // The files of a worker share their imports: half a second a file.
    isolate: false,
  },
});
