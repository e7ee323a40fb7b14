import { requireVerified } from '../release/verify-release.ts';
import { freeReserve, keepReserve } from './reserve.ts';
import { type LockOptions, withSiteLock } from './site-lock.ts';
import { sweepSite } from './sweep-site.ts';

export interface ChangeOptions extends LockOptions {
  /** For what must work on a full disk. */
  readonly usesReserve?: boolean;
}

/**
 * Runs `action` as the only one that changes the site, after what a killed command has left is gone. What an error leaves
 * goes at once: it may be what fills the disk. Nothing changes in a site that is not what was signed.
 * @throws {ToolError} when it is not
 */
export function changeSite<Value>(
  site: string,
  action: () => Promise<Value>,
  { waitSeconds, usesReserve = false }: ChangeOptions = {},
): Promise<Value> {
  return withSiteLock(
    site,
    async () => {
      requireVerified(site);
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
