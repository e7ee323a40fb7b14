import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages/*/*,packages/service,shell,mfe-*,auth-service}/{src,tests}/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
    ],
    environment: 'node',
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
