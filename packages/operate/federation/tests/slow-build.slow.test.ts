import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const vite = join(import.meta.dirname, '../../../../node_modules/vite/bin/vite.js');

/** Files of a build of the fixture, by path. */
function build(slow: Record<string, string>) {
  const outDir = mkdtempSync(join(tmpdir(), 'slow-remote-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  // The federation plugin disables itself when it sees Vitest's environment variable.
  const { VITEST: _vitest, NODE_ENV: _mode, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: join(import.meta.dirname, 'fixtures/slow-remote'),
    env: { ...environment, ...slow },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const files = globSync('**/*.{js,json}', { cwd: outDir }).sort();
  return files.map((file) => [file, readFileSync(join(outDir, file), 'utf8')]);
}

test.each([
  ['a module with imports from shared packages loads late', 'late.ts', '200'],
  ['the first module loads after the idle limit of the plugin', 'remote.tsx', '6000'],
])('defineRemote() gives the same build when %s', (_, SLOW_FILE, SLOW_MS) => {
  expect(build({ SLOW_FILE, SLOW_MS })).toEqual(build({}));
});
