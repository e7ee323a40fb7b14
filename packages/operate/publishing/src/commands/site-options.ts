import { join, resolve } from 'node:path';
import { projectRoot, readPort } from '@campusway/toolkit';

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
