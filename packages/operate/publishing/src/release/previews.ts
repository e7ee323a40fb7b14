import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '@campusway/artefact/record';
import type { Preview } from '@campusway/contract';
import type { BuildName, SiteContent } from '@campusway/pages';
import { composePreview } from './compose-release.ts';
import type { Release } from './release.ts';

const dayMs = 86_400_000;
const shownDays = 7;

/** A stored preview. */
export interface StoredPreview extends Preview {
  /** Path of its page, which only the address tells. */
  readonly path: string;
}

/** Where any server of a site finds a page that no release has. */
function previewFolder(site: string): string {
  return join(site, 'modules/preview');
}

/**
 * Writes a page with builds that are not live, at an address of 128 random bits: a copy of the site as it is now, for a
 * week. The builds must be in the site.
 */
export function writePreview(
  site: string,
  content: SiteContent,
  live: Release,
  builds: Preview['builds'],
): StoredPreview {
  const preview = { builds, until: new Date(Date.now() + shownDays * dayMs).toISOString() };
  const name = randomBytes(16).toString('base64url');
  const folder = previewFolder(site);
  mkdirSync(folder, { recursive: true });
  function write(file: string, text: string): void {
    const aside = join(folder, `${file}.${process.pid}.tmp`);
    writeFileSync(aside, text);
    renameSync(aside, join(folder, file));
  }
  write(`${name}.json`, `${JSON.stringify(preview)}\n`);
  write(`${name}.html`, composePreview(site, content, live, preview));
  return { ...preview, path: `/modules/preview/${name}.html` };
}

/** The previews of a site, also those that have ended, the latest first. */
export function listPreviews(site: string): StoredPreview[] {
  const folder = previewFolder(site);
  return listFolder(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Preview),
      path: `/modules/preview/${file.replace(/json$/, 'html')}`,
    }))
    .sort((a, b) => b.until.localeCompare(a.until));
}

export function hasEnded({ until }: StoredPreview): boolean {
  return Date.parse(until) <= Date.now();
}

/** Builds of previews that have not ended. */
export function previewedBuilds(site: string): BuildName[] {
  return listPreviews(site)
    .filter((preview) => !hasEnded(preview))
    .flatMap(({ builds }) => Object.entries(builds).map(([name, version]) => ({ name, version })));
}

/** The caller must hold the site's lock. */
export function removePreview(site: string, { path }: StoredPreview): void {
  for (const file of [path, path.replace(/html$/, 'json')]) rmSync(join(site, file), { force: true });
}
