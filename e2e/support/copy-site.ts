import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Copies the site under test, with its first release live and its auth service. */
export function copySite(site: string): void {
  cpSync(inject('siteFolder'), site, { recursive: true, verbatimSymlinks: true });
}

/** Copies only the builds of the site under test, so that a first deployment need not compress them again. */
export function copyUploads(site: string): void {
  cpSync(join(inject('siteFolder'), 'modules'), join(site, 'modules'), { recursive: true });
}
