import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '@campusway/publishing/commands';
import { afterAll } from 'vitest';
import { copyUploads } from './copy-site.ts';
import { useSite } from './deploy-project.ts';

export interface CollegeSite {
  /** Folder of the college. */
  readonly college: string;
  /** Folder of the site. */
  readonly site: string;
  readonly origin: string;
}

/** Serves the built modules with the college that `write` writes, for the tests of a file. */
export async function useCollegeSite(
  write: (college: string) => unknown,
  name = 'college',
): Promise<CollegeSite> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-college-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [college, site] = [join(folder, name), join(folder, 'site')];
  await write(college);
  copyUploads(site);
  await publishSite(site, {}, { college });
  return { college, site, ...(await useSite(site)) };
}
