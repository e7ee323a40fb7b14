import { statSync } from 'node:fs';
import { KeyRing } from './key-ring.ts';
import { ensureKeysFile, readKeysFile } from './keys-file.ts';

/** Provides the current key ring. Picks up a changed keys file without a restart. */
export interface KeyStore {
  ring(): KeyRing;
}

const recheckMs = 1000;

export function openKeyStore({
  path,
  accessSeconds,
  clock,
  onUnreadable,
}: {
  path: string;
  accessSeconds: number;
  clock: () => number;
  onUnreadable: (error: unknown) => void;
}): KeyStore {
  let ring = new KeyRing(ensureKeysFile(path, clock()), { accessSeconds });
  let stamp = toStamp(path);
  let checkedAt = performance.now();
  return {
    ring() {
      if (performance.now() - checkedAt < recheckMs) return ring;
      checkedAt = performance.now();
      try {
        const latest = toStamp(path);
        if (latest !== stamp) {
          ring = new KeyRing(readKeysFile(path), { accessSeconds });
          stamp = latest;
        }
      } catch (error) {
        // Keep using the keys in memory.
        onUnreadable(error);
      }
      return ring;
    },
  };
}

function toStamp(path: string): string {
  const { ino, mtimeMs, size } = statSync(path);
  return `${ino} ${mtimeMs} ${size}`;
}
