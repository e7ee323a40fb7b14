import { statSync } from 'node:fs';
import { KeyRing } from './key-ring.ts';
import { ensureKeysFile, readKeysFile } from './keys-file.ts';

/** The ring of now. A rotation, made by hand or beside another instance, is taken up without a restart. */
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
        // The keys in memory are still good.
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
