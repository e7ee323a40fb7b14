import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages/*/*,packages/service,shell,mfe-*,auth-service}/{src,tests}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    environment: 'node',
    // Files share the modules of their worker, so a file restores what it changes in them.
    isolate: false,
    globalSetup: 'tools/unit-test-college.ts',
    setupFiles: ['tools/unit-test-setup.ts'],
    // On two cores Vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // For a busy machine; what is quick is measured elsewhere.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
