import { type LockOptions, withFolderLock } from '@campusway/toolkit';
import { type Release, requireLiveRelease } from './release.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { allocateReserve, freeReserve } from './reserve.ts';
import { requireVerified } from './verify-release.ts';

/** Options of a command that changes a site. */
export interface ChangeOptions extends LockOptions {
  readonly site: string;
  /** Only reports what would happen. */
  readonly dryRun: boolean;
  /** Reason for the history. */
  readonly reason?: string | undefined;
}

/**
 * Runs `action` under the site's lock. Removes leftovers of killed commands before it, and its own leftovers after an
 * error, since they may fill the disk.
 * @throws {ToolError} when the site fails its signature check; nothing is changed then
 */
export function changeSite<Value>(
  site: string,
  action: () => Promise<Value>,
  { usesReserve = false, ...lock }: LockOptions & { readonly usesReserve?: boolean } = {},
): Promise<Value> {
  const change = async () => {
    requireVerified(site);
    if (usesReserve) freeReserve(site);
    removeLeftovers(site);
    try {
      return await action();
    } finally {
      removeLeftovers(site);
      allocateReserve(site);
    }
  };
  return withFolderLock(site, change, lock);
}

/**
 * As `changeSite`, for an action that must work on a full disk.
 * @throws {ToolError} before the first deployment; nothing is created then
 */
export async function changeLiveSite<Value>(
  { site, waitSeconds }: ChangeOptions,
  action: (live: Release) => Promise<Value>,
): Promise<Value> {
  requireLiveRelease(site);
  return changeSite(site, () => action(requireLiveRelease(site)), { waitSeconds, usesReserve: true });
}
