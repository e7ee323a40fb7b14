import { defineConfig } from 'vitest/config';

/** Proofs that take minutes: for the gate before a release, not for every change. One at a time, since they count seconds. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.proof.ts'],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
