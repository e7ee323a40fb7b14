import { join, resolve } from 'node:path';
import { projectRoot, readPort, ToolError } from '@campusway/toolkit';
import { liveRelease, type Release } from '../release/release.ts';

/** @throws {ToolError} before the first deployment */
export function requireLiveRelease(site: string): Release {
  const release = liveRelease(site);
  if (release) return release;
  throw new ToolError(
    `There is no site in ${site}. Name its folder with --site, or deploy it: npm run deploy -- --all --site ${site}`,
  );
}

/** Folder of the site: the argument, otherwise CAMPUSWAY_SITE, otherwise the folder that `npm start` serves at SITE_PORT. */
export function siteFolder(named: string | undefined): string {
  return resolve(
    named ?? (process.env.CAMPUSWAY_SITE || startFolder(readPort('SITE_PORT', defaultSitePort))),
  );
}

export const defaultSitePort = 4173;

/** Folder that `npm start` serves. One for each port, because its pages contain the URL of the auth service. */
export function startFolder(port: number): string {
  return join(projectRoot, '.campusway', port === defaultSitePort ? 'site' : `site-${port}`);
}
