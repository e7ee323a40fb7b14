import { defineConfig } from 'vitest/config';

/** `npm test` runs the folder `first`, `npm run test:all` all files. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './support/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Same as other waits: the default of one second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // One browser per core.
    maxWorkers: 2,
    // The files of a worker share their imports: half a second a file.
    isolate: false,
  },
});
