import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages/*,shell,mfe-*,auth-service}/{src,tests}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    environment: 'node',
  },
});
