import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../src/config.ts';

/** A temporary folder. */
export function createFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'campusway-auth-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Development defaults in `folder`, with the cheapest hashes and practically no limits. */
export function createTestConfig(folder: string, changes: Partial<Config> = {}): Config {
  const config = readConfig({ AUTH_DATA_DIR: folder, AUTH_LOG: 'info' }, { cores: 2 });
  return {
    ...config,
    passwords: { ...config.passwords, memoryKiB: 64, passes: 1, maxWaitMs: 60_000 },
    limits: { login: 1_000_000, register: 1_000_000, other: 1_000_000, invalid: 1_000_000 },
    // Other tests on the same machine stall the event loop.
    maxLagMs: 60_000,
    ...changes,
  };
}
