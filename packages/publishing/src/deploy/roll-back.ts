import { ToolError } from '@campusway/toolkit';
import { findRefusals } from '../gate/check-fit.ts';
import { toText } from '../gate/gate-result.ts';
import type { SiteContent } from '../release/compose-release.ts';
import { goLive, writeRelease } from '../release/write-release.ts';
import { changeSite } from '../site/change-site.ts';
import { readModuleRecord } from '../site/module-record.ts';
import type { LockOptions } from '../site/site-lock.ts';
import { type ListedBuild, listBuilds } from './list-builds.ts';
import { contentWith } from './site-content.ts';
import { requireLiveRelease } from './site-options.ts';

export interface RollbackOptions extends LockOptions {
  readonly site: string;
  readonly modules: readonly string[];
  /** Build id; the last good one before the live build unless said. */
  readonly to?: string | undefined;
  readonly dryRun: boolean;
}

export interface RollbackReport {
  readonly site: string;
  readonly release: string;
  readonly dryRun: boolean;
  readonly modules: readonly { readonly name: string; readonly from: string; readonly to: string }[];
}

/**
 * Points back at builds that were live before, all of them in one swap; nothing is built. What was gone back from is in
 * doubt afterwards: it does not stand in for anything, and the next rollback passes it over.
 * @throws {ToolError} when there is nothing to go back to, or the site that it would make does not fit together
 */
export async function rollBack({
  site,
  modules,
  to,
  dryRun,
  waitSeconds,
}: RollbackOptions): Promise<RollbackReport> {
  requireLiveRelease(site);
  const action = async () => {
    const live = requireLiveRelease(site);
    const builds = listBuilds(site, live);
    const steps = modules.map((name) => ({
      name,
      from: live.modules[name] ?? '',
      to: chooseTarget(name, builds[name] ?? [], to),
    }));
    const content = contentWith(
      site,
      steps.map((step) => readModuleRecord(site, { name: step.name, version: step.to })),
    );
    checkFit(content);
    if (dryRun) return { site, release: live.id, dryRun, modules: steps };
    const doubts = steps.map(({ name, from }) => ({
      module: name,
      version: from,
      doubt: 'rolled back' as const,
    }));
    const release = await writeRelease(site, content, doubts);
    goLive(site, release.id);
    return { site, release: release.id, dryRun, modules: steps };
  };
  return changeSite(site, action, { waitSeconds, usesReserve: true });
}

function chooseTarget(name: string, builds: readonly ListedBuild[], wanted: string | undefined): string {
  const [live, ...others] = builds;
  if (!live) throw new ToolError(`Cannot roll back "${name}": it is not part of this site`);
  const kept = others.map(({ version }) => version).join(', ') || 'none';
  if (wanted === undefined) {
    const last = others.find(({ doubt }) => !doubt);
    if (last) return last.version;
    throw new ToolError(
      `Cannot roll back ${name}: no build before ${live.version} is in good standing (kept: ${kept})`,
    );
  }
  if (wanted === live.version) throw new ToolError(`Cannot roll back ${name} to ${wanted}: it is live`);
  if (others.some(({ version }) => version === wanted)) return wanted;
  throw new ToolError(
    `Cannot roll back ${name} to "${wanted}": the site keeps no such build (kept: ${kept})`,
  );
}

function checkFit(content: SiteContent): void {
  const refusals = findRefusals(content);
  if (refusals.length === 0) return;
  const lines = refusals.map((refusal) => `  ${toText(refusal)}`);
  throw new ToolError(
    `Cannot roll back: these builds do not work together\n${lines.join('\n')}\nName every module that has to go back in the same command.`,
  );
}
