import { defineConfig } from 'vitest/config';

/** Not part of `npm test`, which knows one engine: `npm run test:browsers` runs these. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.journey.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One browser at a time: they are slow to start, and each has its own site.
    fileParallelism: false,
  },
});
