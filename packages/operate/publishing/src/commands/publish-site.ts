import { describeBuild, distOf } from '@campusway/artefact/build';
import type { Services } from '@campusway/contract';
import { collegeFolder, listRemotes } from '@campusway/toolkit';
import { buildCollege } from '../college/open-college.ts';
import { uploadCollege } from '../college/upload-college.ts';
import { changeSite } from '../release/change-site.ts';
import { liveRelease, type Release } from '../release/release.ts';
import { isAlreadyLive, pageQuality, publishRelease } from '../release/write-release.ts';
import { noteCollegeFolder } from '../site-folder/college-folder.ts';
import { uploadBuild } from '../site-folder/upload-module.ts';

export interface PublishOptions {
  readonly overrides?: boolean;
  /** Folder of the college; by default CAMPUSWAY_COLLEGE, otherwise the project's own. */
  readonly college?: string;
  /** Of Brotli, for the pages: quick by default, since no gate opens pages meanwhile. */
  readonly quality?: number;
}

/** Uploads the college and every built module and makes them live, unless nothing changed. */
export function publishSite(
  site: string,
  services: Services = {},
  { overrides = false, college: folder = collegeFolder(), quality = pageQuality.quick }: PublishOptions = {},
): Promise<Release> {
  return changeSite(
    site,
    async () => {
      const college = await uploadCollege(site, buildCollege(folder));
      const upload = async (name: string) => uploadBuild(site, await describeBuild(name), distOf(name));
      const shell = await upload('shell');
      const remotes = await Promise.all(listRemotes().map(upload));
      const live = liveRelease(site);
      const content = { shell, remotes, college, services, redirects: live?.redirects, overrides };
      const isLive = live && isAlreadyLive(site, content);
      const provenance = { gate: { kind: 'not gated' } } as const;
      const release = isLive ? live : await publishRelease(site, content, { provenance, quality });
      noteCollegeFolder(site, folder);
      return release;
    },
    { waitSeconds: 60 },
  );
}
