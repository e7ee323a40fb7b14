import { freeReserve, keepReserve } from './reserve.ts';
import { type LockOptions, withSiteLock } from './site-lock.ts';
import { sweepSite } from './sweep-site.ts';

export interface ChangeOptions extends LockOptions {
  /** For what must work on a full disk. */
  readonly usesReserve?: boolean;
}

/**
 * Runs `action` as the only one that changes the site, after what a killed command has left is gone. What an error leaves
 * goes at once: it may be what fills the disk.
 */
export function changeSite<Value>(
  site: string,
  action: () => Promise<Value>,
  { waitSeconds, usesReserve = false }: ChangeOptions = {},
): Promise<Value> {
  return withSiteLock(
    site,
    async () => {
      if (usesReserve) freeReserve(site);
      sweepSite(site);
      try {
        return await action();
      } finally {
        sweepSite(site);
        keepReserve(site);
      }
    },
    { waitSeconds },
  );
}
