import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const folders = [
  '{packages/*/*,packages/service,shell,mfe-*,auth-service}/{src,tests}/**',
  'tools/**',
] as const;
const slow = folders.map((folder) => `${folder}/*.slow.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: folders.map((folder) => `${folder}/*.test.{ts,tsx}`),
          // What `npm run new-remote` copies runs in the copy.
          exclude: [...slow, 'tools/develop/template/**'],
        },
      },
      // Files of about five seconds and more: they start programs, wait for a time limit, or go through thousands of cases.
      { extends: true, test: { name: 'slow', include: slow, testTimeout: 600_000 } },
    ],
    environment: 'node',
    // Files share the modules of their worker, so a file restores what it changes in them.
    isolate: false,
    globalSetup: 'tools/tests/unit-test-college.ts',
    setupFiles: ['tools/tests/unit-test-setup.ts'],
    // On two cores Vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // They only end what hangs, as a busy machine takes its time; speed is measured by `npm run bench`.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
