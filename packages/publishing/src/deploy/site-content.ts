import { ToolError } from '@campusway/toolkit';
import type { SiteContent } from '../release/compose-release.ts';
import { liveRecords, liveRelease } from '../release/release.ts';
import { collegeName, type ModuleRecord } from '../site/module-record.ts';
import { readSiteSettings } from '../site/site-settings.ts';

/** Remotes cannot be the first that a site gets. */
export function withoutShell(site: string, names: readonly string[]): ToolError {
  return new ToolError(
    `Cannot deploy ${names.join(', ')} alone: ${site} has no shell yet.\n` +
      `Deploy everything once: npm run deploy -- --all --site ${site}`,
  );
}

/** What a site would show with `records` in place of, or besides, the builds that are live, without the modules `withdrawn`. */
export function contentWith(
  site: string,
  records: readonly ModuleRecord[],
  withdrawn: readonly string[] = [],
): SiteContent {
  const live = liveRelease(site);
  const replaced = new Set([...records.map(({ name }) => name), ...withdrawn]);
  const kept = liveRecords(site).filter(({ name }) => !replaced.has(name));
  const all = [...kept, ...records];
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
  // The operator's word where there is one, otherwise what the live release has.
  const { services = live?.services ?? {}, overrides = live?.overrides ?? false } = readSiteSettings(site);
  return { shell, remotes, college, services, redirects: live?.redirects, overrides };
}
