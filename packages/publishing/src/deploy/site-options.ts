import { join, resolve } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { liveRelease, type Release } from '../release/release.ts';

/** @throws {ToolError} when nothing was ever deployed there */
export function requireLiveRelease(site: string): Release {
  const release = liveRelease(site);
  if (release) return release;
  throw new ToolError(
    `There is no site in ${site}. Say where it is with --site, or deploy it: npm run deploy -- --all --site ${site}`,
  );
}

/** Where a site lies: as said, as the environment says, or where `npm start` serves it from. */
export function siteFolder(named: string | undefined): string {
  return resolve(named ?? process.env.CAMPUSWAY_SITE ?? startFolder(defaultSitePort));
}

/** How long a command with `--wait` lets another one finish. */
export function toWaitSeconds(wait: boolean | undefined): number | undefined {
  return wait ? 15 * 60 : undefined;
}

export const defaultSitePort = 4173;

/** What `npm start` serves. One folder for each port: its pages name the auth service beside it. */
export function startFolder(port: number): string {
  return join(projectRoot, '.campusway', port === defaultSitePort ? 'site' : `site-${port}`);
}
