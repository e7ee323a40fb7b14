import { ToolError } from '@campusway/toolkit';
import type { Release } from '../release/release.ts';
import { findRecordFindings, keptBuilds } from '../release/verify-release.ts';
import { goLive, writeRelease } from '../release/write-release.ts';
import { readSigner } from '../signing/signing-keys.ts';
import { findChangedFiles } from '../site/changed-files.ts';
import { withSiteLock } from '../site/site-lock.ts';
import { contentWith } from './site-content.ts';
import { requireLiveRelease } from './site-options.ts';

/**
 * Shows what is live as a new release that SITE_SIGNING_KEY signs: for the first signature of a site, and for a change of
 * keys. Of all commands it alone does not ask who signed before; the builds must be whole.
 * @throws {ToolError} when a build is not, or no key is named
 */
export async function signSite(site: string): Promise<Release> {
  if (!readSigner(site)) throw new ToolError('Cannot sign: SITE_SIGNING_KEY names no file');
  requireLiveRelease(site);
  return withSiteLock(site, async () => {
    const live = requireLiveRelease(site);
    const findings = [...findRecordFindings(site, live), ...findChangedFiles(site, keptBuilds(site, live))];
    if (findings.length > 0)
      throw new ToolError(`Cannot sign a site that is not whole:\n  ${findings.join('\n  ')}`);
    const release = await writeRelease(site, contentWith(site, []));
    goLive(site, release.id);
    return release;
  });
}
