import { join } from 'node:path';
import { readModuleRecord } from '@campusway/artefact/record';
import type { ModuleRecord } from '@campusway/pages';
import { contentWith, publishSite } from '@campusway/publishing/commands';
import { publishRelease } from '@campusway/publishing/release';
import { uploadBuild } from '@campusway/publishing/site-folder';
import { listRemotes, projectRoot } from '@campusway/toolkit';

/** Site in which each remote has a fallback build, so that pages list two builds of each remote. */
export async function publishTwice(site: string): Promise<void> {
  const { modules } = await publishSite(site);
  await republish(site, modules, listRemotes());
}

/** Publishes the builds of remotes once more, under other ids: the live site has them at new URLs. */
export async function republish(
  site: string,
  modules: Readonly<Record<string, string>>,
  names: readonly string[],
  round = 0,
): Promise<void> {
  const next = await Promise.all(
    names.map(async (name, index) => {
      const version = modules[name] ?? '';
      const first = JSON.stringify(readModuleRecord(site, { name, version }));
      const other = `${version.slice(0, 10)}${round}${index}`.split('').reverse().join('');
      const record = JSON.parse(first.replaceAll(version, other)) as ModuleRecord;
      return uploadBuild(site, record, join(projectRoot, name, 'dist'));
    }),
  );
  await publishRelease(site, contentWith(site, next));
}
