import { findChangedFiles } from '@campusway/artefact/record';
import { ToolError, withFolderLock } from '@campusway/toolkit';
import { type Release, requireLiveRelease } from '../release/release.ts';
import { findRecordFindings, storedBuilds } from '../release/verify-release.ts';
import { publishRelease } from '../release/write-release.ts';
import { readSigner } from '../signing/signing-keys.ts';
import { contentWith } from './site-content.ts';

/**
 * Publishes the live content as a new release, signed with SITE_SIGNING_KEY: for the first signature of a site and for a
 * change of keys. The only command that does not verify the previous signature; it verifies the builds.
 * @throws {ToolError} when a build was changed, or no key is set
 */
export async function signSite(site: string): Promise<Release> {
  if (!readSigner(site)) throw new ToolError('Cannot sign: SITE_SIGNING_KEY is not set');
  requireLiveRelease(site);
  return withFolderLock(site, async () => {
    const live = requireLiveRelease(site);
    const findings = [...findRecordFindings(site, live), ...findChangedFiles(site, storedBuilds(site, live))];
    if (findings.length > 0)
      throw new ToolError(
        `Cannot sign: files of the site are missing or changed:\n  ${findings.join('\n  ')}`,
      );
    return publishRelease(site, contentWith(site, []));
  });
}
