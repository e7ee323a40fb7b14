import { mkdirSync } from 'node:fs';
import type { Registry } from '@campusway/contract';
import { listRemotes } from '../project.ts';
import { goLive, type Release, writeRelease } from './release/write-release.ts';
import { uploadModule } from './upload-module.ts';

/** Uploads every built module and shows the site that they make together. */
export async function publishSite(site: string, services: Registry['services'] = {}): Promise<Release> {
  mkdirSync(site, { recursive: true });
  const shell = await uploadModule(site, 'shell');
  const remotes = await Promise.all(listRemotes().map((remote) => uploadModule(site, remote)));
  const release = await writeRelease(site, { shell, remotes, services });
  goLive(site, release.id);
  return release;
}
