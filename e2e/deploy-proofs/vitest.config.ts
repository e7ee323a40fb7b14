import { configDefaults, defineConfig } from 'vitest/config';

const shared = {
  globalSetup: '../support/global-setup.ts',
  testTimeout: 600_000,
  hookTimeout: 300_000,
};
/** Measures time, so it runs last and alone. */
const alone = ['one-line.proof.ts'];

/** Proofs that take minutes: run them before a release, not for every change. Two at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    projects: [
      {
        test: {
          ...shared,
          name: 'proofs',
          include: ['**/*.proof.ts'],
          exclude: [...configDefaults.exclude, ...alone],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...shared, name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
