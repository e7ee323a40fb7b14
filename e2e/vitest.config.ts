import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: './support/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two browsers keep two cores busy; more would only make each other slow.
    maxWorkers: 2,
  },
});
