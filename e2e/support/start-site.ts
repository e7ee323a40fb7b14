import { join, relative } from 'node:path';
import { startFolder } from '@campusway/publishing/commands';
import { findFreePort, projectRoot } from '@campusway/toolkit';
import { copyUploads } from './copy-site.ts';
import { type Running, runNpm } from './run-npm.ts';

export interface StartedSite {
  readonly origin: string;
  /** Origin of its auth service. */
  readonly auth: string;
  readonly ports: { readonly SITE_PORT: string; readonly AUTH_PORT: string };
  readonly output: Running['output'];
  readonly stop: Running['stop'];
}

/** `npm start` in a copy of the project, on two free ports. */
export async function startSite(folder: string): Promise<StartedSite> {
  const [site, auth] = await Promise.all([findFreePort(), findFreePort()]);
  copyUploads(join(folder, relative(projectRoot, startFolder(site))));
  const ports = { SITE_PORT: String(site), AUTH_PORT: String(auth) };
  const { waitForOutput, output, stop } = runNpm(folder, ['start'], ports);
  await waitForOutput(/CampusWay is ready: /);
  return { origin: `http://localhost:${site}`, auth: `http://localhost:${auth}`, ports, output, stop };
}
