import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { leftOut } from './left-out.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

for (const { file, test = '' } of leftOut)
  if (!read(file).includes(test))
    throw new Error(`left-out.ts names a test that ${file} does not have: "${test}"`);

/** All test files that start a service. */
const ofApi = globSync('{src,tests}/**/*.test.ts', { cwd: root }).filter((file) =>
  /\b(start|open)Service\(/.test(read(file)),
);

export default defineConfig({
  test: {
    root,
    include: ofApi,
    exclude: leftOut.filter(({ test }) => test === undefined).map(({ file }) => file),
    environment: 'node',
    globalSetup: fileURLToPath(new URL('backends.ts', import.meta.url)),
    setupFiles: fileURLToPath(new URL('skip-left-out.ts', import.meta.url)),
    // A worker reuses its three processes for all of its files.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
