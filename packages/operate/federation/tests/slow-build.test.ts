import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const vite = join(import.meta.dirname, '../../../../node_modules/vite/bin/vite.js');

test('defineRemote() builds a remote whose module with imports from shared packages loads late', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'slow-remote-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  // The federation plugin disables itself when it sees Vitest's environment variable.
  const { VITEST: _vitest, NODE_ENV: _mode, ...environment } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: join(import.meta.dirname, 'fixtures/slow-remote'),
    env: environment,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
