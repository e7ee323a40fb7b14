import { isDeepStrictEqual } from 'node:util';
import type { Services } from '@campusway/contract';
import { listRemotes } from '../project.ts';
import { liveRelease, type Release } from './release/release.ts';
import { goLive, nextRelease, writeRelease } from './release/write-release.ts';
import { withSiteLock } from './site-lock.ts';
import { sweepSite } from './sweep-site.ts';
import { uploadModule } from './upload-module.ts';

/** Uploads every built module and shows the site that they make together, unless that is what it shows already. */
export function publishSite(site: string, services: Services = {}): Promise<Release> {
  return withSiteLock(
    site,
    async () => {
      sweepSite(site);
      const shell = await uploadModule(site, 'shell');
      const remotes = await Promise.all(listRemotes().map((remote) => uploadModule(site, remote)));
      const content = { shell, remotes, services };
      const live = liveRelease(site);
      if (live && isSame(live, nextRelease(site, content))) return live;
      const release = await writeRelease(site, content);
      goLive(site, release.id);
      return release;
    },
    { waitSeconds: 60 },
  );
}

function isSame(one: Release, other: Release): boolean {
  return isDeepStrictEqual([one.modules, one.services], [other.modules, toPlain(other.services)]);
}

/** As it comes back from a file: without what is undefined. */
function toPlain(services: Services): Services {
  return JSON.parse(JSON.stringify(services)) as Services;
}
