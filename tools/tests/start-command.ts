import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Result of a command that is started in `cwd`. */
export function startCommand(words: readonly string[], cwd = process.cwd()) {
  const program = join(import.meta.dirname, '../run.mjs');
  return spawnSync(process.execPath, [program, ...words], { cwd, encoding: 'utf8' });
}
