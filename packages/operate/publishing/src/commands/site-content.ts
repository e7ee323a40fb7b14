import { readModuleRecord } from '@campusway/artefact/record';
import {
  collegeName,
  findClashes,
  type ModuleRecord,
  type SiteContent,
  withCanaryLive,
} from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { findIncompatibilities } from '../gate/check-compatibility.ts';
import { type Canary, liveRecords, liveRelease, runningCanary } from '../release/release.ts';
import { readSiteSettings } from '../site-folder/site-settings.ts';

/** Error for a first deployment without the shell. */
export function withoutShell(site: string, names: readonly string[]): ToolError {
  return new ToolError(
    `Cannot deploy ${names.join(', ')} alone: ${site} has no shell yet.\n` +
      `Deploy everything once: npm run deploy -- --all --site ${site}`,
  );
}

/**
 * The live content of a site with `records` added or replaced, and the modules `withdrawn` removed; with its canary, unless
 * its module is one of these, or it does not fit the other modules, the shell or the college.
 */
export function contentWith(
  site: string,
  records: readonly ModuleRecord[],
  withdrawn: readonly string[] = [],
): SiteContent {
  const content = contentWithoutCanary(site, records, withdrawn);
  const running = runningCanary(liveRelease(site));
  if (!running || [...records.map(({ name }) => name), ...withdrawn].includes(running.name)) return content;
  const record = readModuleRecord(site, running);
  const next = { ...content, canary: { record, share: running.share } };
  const shown = withCanaryLive(next);
  const misfits = findIncompatibilities(shown).filter(({ module }) => module === record.name);
  return misfits.length + findClashes(shown).length > 0 ? content : next;
}

/** As `contentWith`, without reading the canary, whose build may be damaged. */
export function contentWithoutCanary(
  site: string,
  records: readonly ModuleRecord[],
  withdrawn: readonly string[] = [],
): SiteContent {
  const live = liveRelease(site);
  const replaced = new Set([...records.map(({ name }) => name), ...withdrawn]);
  const unchanged = liveRecords(site).filter(({ name }) => !replaced.has(name));
  const all = [...unchanged, ...records];
  const shell = all.find(({ name }) => name === 'shell');
  if (!shell)
    throw withoutShell(
      site,
      records.map(({ name }) => name),
    );
  const college = all.find(({ name }) => name === collegeName);
  const remotes = all
    .filter((record) => record !== shell && record !== college)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  // site.json takes precedence over the live release.
  const { services = live?.services ?? {}, overrides = live?.overrides ?? false } = readSiteSettings(site);
  return { shell, remotes, college, services, redirects: live?.redirects, overrides };
}

/** The canary that a change of the live content to `content` ends. */
export function endedCanary(site: string, { canary }: SiteContent): Canary | undefined {
  return canary ? undefined : runningCanary(liveRelease(site));
}
