import { type LockOptions, withSiteLock } from '../site-folder/site-lock.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { allocateReserve, freeReserve } from './reserve.ts';
import { requireVerified } from './verify-release.ts';

export interface ChangeOptions extends LockOptions {
  /** For actions that must work on a full disk. */
  readonly usesReserve?: boolean;
}

/**
 * Runs `action` under the site's lock. Removes leftovers of killed commands before it, and its own leftovers after an
 * error, since they may fill the disk.
 * @throws {ToolError} when the site fails its signature check; nothing is changed then
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
      removeLeftovers(site);
      try {
        return await action();
      } finally {
        removeLeftovers(site);
        allocateReserve(site);
      }
    },
    { waitSeconds },
  );
}
