import { ToolError } from '@campusway/toolkit';
import { findChangedFiles } from '../build-record/changed-files.ts';
import { readModuleRecord } from '../build-record/module-record.ts';
import { changeSite } from '../release/change-site.ts';
import { runningCanary } from '../release/release.ts';
import { goLive, pageQuality, requireSigner, writeRelease } from '../release/write-release.ts';
import type { LockOptions } from '../site-folder/site-lock.ts';
import { readPerson } from './read-provenance.ts';
import { contentWithoutCanary } from './site-content.ts';
import { requireLiveRelease } from './site-options.ts';

export interface EndOptions extends LockOptions {
  readonly site: string;
  /** The module with the canary. */
  readonly name: string;
  /** Makes the canary live for all; otherwise its tabs get the live build again. */
  readonly promote: boolean;
  readonly dryRun: boolean;
  /** Reason for the history. */
  readonly reason?: string | undefined;
}

/**
 * Ends a canary in one swap; builds nothing. Open pages keep their build.
 * @throws {ToolError} when the module has no canary, or its files were changed
 */
export async function endCanary({ site, name, promote, dryRun, reason, waitSeconds }: EndOptions) {
  requireLiveRelease(site);
  const action = async () => {
    const live = requireLiveRelease(site);
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
    const content = contentWithoutCanary(site, records);
    const isForced = gate?.kind === 'forced';
    const unverified = isForced ? [{ module: name, version, doubt: 'refused by the gate' as const }] : [];
    const provenance = { ...readPerson(reason), gate, commit };
    const release = await writeRelease(site, content, unverified, provenance, pageQuality.quick);
    goLive(site, release.id);
    return { ...report, release: release.id };
  };
  return changeSite(site, action, { waitSeconds, usesReserve: true });
}
