import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/config.ts';

/** A folder of its own, gone after the tests. */
export function createFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'campusway-auth-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The defaults of development, in a folder of its own, with hashes that cost next to nothing and limits out of the way. */
export function createTestConfig(folder: string, changes: Partial<Config> = {}): Config {
  const config = readConfig({ AUTH_DATA_DIR: folder, AUTH_LOG: 'info' }, { cores: 2 });
  return {
    ...config,
    passwords: { ...config.passwords, memoryKiB: 64, passes: 1, maxWaitMs: 60_000 },
    limits: { login: 1_000_000, register: 1_000_000, other: 1_000_000 },
    // A machine that is busy with other tests is no overload of this service.
    longestLagMs: 60_000,
    ...changes,
  };
}
