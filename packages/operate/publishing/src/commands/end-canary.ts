import { findChangedFiles, readModuleRecord } from '@campusway/artefact/record';
import { ToolError } from '@campusway/toolkit';
import { type ChangeOptions, changeLiveSite } from '../release/change-site.ts';
import { runningCanary } from '../release/release.ts';
import { pageQuality, publishRelease, requireSigner } from '../release/write-release.ts';
import { readPerson } from './read-provenance.ts';
import { contentWithoutCanary } from './site-content.ts';

interface EndOptions extends ChangeOptions {
  /** The module with the canary. */
  readonly name: string;
  /** Makes the canary live for all; otherwise its tabs get the live build again. */
  readonly promote: boolean;
}

/**
 * Ends a canary in one swap; builds nothing. Open pages keep their build.
 * @throws {ToolError} when the module has no canary, or its files were changed
 */
export function endCanary(options: EndOptions) {
  const { site, name, promote, dryRun, reason } = options;
  return changeLiveSite(options, async (live) => {
    requireSigner(site);
    const canary = runningCanary(live);
    if (canary?.name !== name) {
      const other = canary ? `the canary of this site is ${canary.name}` : 'the site has no canary';
      throw new ToolError(`Cannot ${promote ? 'promote' : 'abort'} "${name}": ${other}`);
    }
    const { version, share, gate, commit } = canary;
    const promoted = promote ? [canary] : [];
    const [changed] = findChangedFiles(site, promoted);
    if (changed) throw new ToolError(`Cannot promote ${name}: ${changed}`);
    const report = { site, name, version, share, release: live.id, replaces: live.modules[name], dryRun };
    if (dryRun) return report;
    const records = promoted.map((build) => readModuleRecord(site, build));
    const isForced = gate?.kind === 'forced';
    const release = await publishRelease(site, contentWithoutCanary(site, records), {
      unverified: isForced ? [{ name, version, doubt: 'refused by the gate' }] : [],
      provenance: { ...readPerson(reason), gate, commit },
      quality: pageQuality.quick,
    });
    return { ...report, release: release.id };
  });
}
