import { statSync } from 'node:fs';
import { KeyRing } from './key-ring.ts';
import { ensureKeysFile, readKeysFile } from './keys-file.ts';

/** Provides the current key ring. */
export interface KeyStore {
  ring(): KeyRing;
  /** Picks up a changed keys file without a restart. */
  watch(checks: KeyChecks): { stop(): void };
}

interface KeyChecks {
  /** Resolves to the reasons to reject a changed keys file, the same as at startup. */
  readonly findRefusals: (ring: KeyRing) => Promise<readonly string[]>;
  /** The keys in memory stay. Called once for each reason; the file is checked again. */
  readonly onRefused: (reason: string) => void;
}

const recheckMs = 1000;

export function openKeyStore({
  path,
  accessSeconds,
  clock,
}: {
  readonly path: string;
  readonly accessSeconds: number;
  readonly clock: () => number;
}): KeyStore {
  ensureKeysFile(path, clock());
  let current = load();
  return {
    ring: () => current.ring,
    watch({ findRefusals, onRefused }) {
      let reported = '';
      let isChecking = false;
      const timer = setInterval(() => void recheck(), recheckMs).unref();
      return { stop: () => clearInterval(timer) };

      async function recheck(): Promise<void> {
        if (isChecking) return;
        isChecking = true;
        const reason = await takeChanged(findRefusals).catch((error: Error) => error.message);
        if (reason !== '' && reason !== reported) onRefused(reason);
        reported = reason;
        isChecking = false;
      }
    },
  };

  /** Resolves to the reasons against a changed file. */
  async function takeChanged(findRefusals: KeyChecks['findRefusals']): Promise<string> {
    if (toStamp(path) === current.stamp) return '';
    const changed = load();
    const refusals = await findRefusals(changed.ring);
    if (refusals.length === 0) current = changed;
    return refusals.join('. ');
  }

  function load() {
    // Before the file is read: a change meanwhile is found at the next check.
    const stamp = toStamp(path);
    return { stamp, ring: new KeyRing(readKeysFile(path), { accessSeconds }) };
  }
}

function toStamp(path: string): string {
  const { ino, mtimeMs, size } = statSync(path);
  return `${ino} ${mtimeMs} ${size}`;
}
