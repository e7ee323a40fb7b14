import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTypes } from '@campusway/artefact/build';
import { paths } from '@campusway/contract';
import { contentWith, deployBuilds, shadowSite } from '@campusway/publishing/commands';
import { checkPages, withPreview } from '@campusway/publishing/gate';
import { pageQuality } from '@campusway/publishing/release';
import { uploadBuild } from '@campusway/publishing/site-folder';
import type { ToolError } from '@campusway/toolkit';
import { withFolderLock } from '@campusway/toolkit';
import { drillFiles, writeDrill } from './drill-module.ts';
import type { Drill } from './kinds.ts';

/** Result of a drill. */
export interface DrillResult {
  readonly kind: string;
  readonly isExpected: boolean;
  /** Reason of the refusal, or that the module went live. */
  readonly outcome: string;
}

/** Deploys a module of this kind into a copy of `site`. */
export async function runDrill(site: string, drill: Drill): Promise<DrillResult> {
  const { kind, outcome } = drill;
  const folder = mkdtempSync(join(tmpdir(), 'campusway-drill-'));
  const shadow = shadowSite(site);
  try {
    const reasons = await withFolderLock(shadow, () => deployDrill(shadow, folder, drill)).catch(
      (error: ToolError) => [error.message],
    );
    const plainReasons = reasons.map(plain);
    if (outcome !== 'live') {
      const expected = plainReasons.find((reason) => outcome.test(reason));
      return {
        kind,
        isExpected: expected !== undefined,
        outcome: expected ?? plainReasons[0] ?? 'goes live',
      };
    }
    const harm = reasons.length > 0 ? plainReasons : await findHarm(shadow);
    return { kind, isExpected: harm.length === 0, outcome: harm[0] ?? 'goes live; the other pages work' };
  } finally {
    for (const made of [shadow, folder]) rmSync(made, { recursive: true });
  }
}

/** Reasons of the refusal; empty when the module went live. */
async function deployDrill(site: string, folder: string, drill: Drill): Promise<string[]> {
  const { kind, files, facts, source, force = false, canary } = drill;
  if (source !== undefined) await checkTypes(writeSource(folder, source));
  const dist = join(folder, 'dist');
  const record = writeDrill(dist, { ...drillFiles(drill), ...files }, { ...facts, title: kind });
  const uploaded = await uploadBuild(site, record, dist);
  const drops = new Map<string, string>();
  const options = { browser: true, dryRun: false, force, canary, drops, quality: pageQuality.quick };
  const { outcome, gate } = await deployBuilds(site, [uploaded], options, () => undefined);
  return outcome === 'live' ? [] : (gate?.problems.map(({ reason }) => reason) ?? [outcome]);
}

function writeSource(folder: string, source: string): string {
  const compilerOptions = { strict: true, noEmit: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }));
  writeFileSync(join(folder, 'page.ts'), source);
  return folder;
}

/** Errors on pages of other modules after a module went live. */
async function findHarm(site: string): Promise<string[]> {
  const visits = [paths.home(), paths.departments(), paths.about()].map((path) => ({
    module: 'other',
    path,
  }));
  const content = contentWith(site, []);
  const findings = await withPreview({ site }, (preview) => checkPages(preview, { content, visits }));
  return findings.map(({ page, reason }) => `${page}: ${reason}`);
}

/** Removes ports, build ids and paths, which differ between runs. */
function plain(reason: string): string {
  return reason
    .replaceAll(/http:\/\/localhost:\d+| \(build \w+\)/g, '')
    .replace(/ in \/\S+:\n(?:[^\s/]*\/)*(\w+\.ts)/, ': $1');
}
