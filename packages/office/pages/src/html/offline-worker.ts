import { type PrecacheEntry, type PrecacheManifest, precacheManifestPlaceholder } from '@campusway/contract';
import { toIntegrity } from '../records/digests.ts';
import { type ModuleRecord, moduleUrl } from '../records/module-record.ts';
import { manifestPath } from './site-manifest.ts';

export interface WorkerParts {
  /** The shell's built service worker. */
  readonly template: string;
  readonly release: string;
  /** HTML for every address without a page of its own. */
  readonly fallback: string;
  readonly manifest: string;
  /** Names of the site's pages. */
  readonly pages: readonly string[];
  /** All modules that a page may load. */
  readonly modules: readonly ModuleRecord[];
  /** Script of the canary, which any tab may have chosen. */
  readonly canary?: { readonly src: string; readonly integrity: string } | undefined;
}

/**
 * The service worker of a release: the shell's worker with the precache list, which has the files of every live module
 * with their digests.
 * @throws {RangeError} when the shell's worker does not have the placeholder exactly once
 */
export function offlineWorker(parts: WorkerParts): string {
  const { template, release, fallback, manifest, pages, modules, canary } = parts;
  const precached: PrecacheManifest = {
    release,
    page: { url: '/fallback.html', revision: release, integrity: toIntegrity(fallback) },
    pages,
    files: [
      { url: manifestPath, revision: release, integrity: toIntegrity(manifest) },
      ...modules.flatMap(filesOf),
      ...(canary ? [{ url: canary.src, revision: null, integrity: canary.integrity }] : []),
    ],
  };
  const [before, after, ...more] = template.split(precacheManifestPlaceholder);
  if (before === undefined || after === undefined || more.length > 0)
    throw new RangeError(
      `Cannot publish: the shell's service worker must contain ${precacheManifestPlaceholder} exactly once`,
    );
  return `${before}${JSON.stringify(precached)}${after}`;
}

/** Files that are not precached: only publishing reads them, the release has its own copy, or the fallback page shows no picture. */
const excluded =
  /(^|\/)(index\.html|manifest\.webmanifest|vite-manifest\.json|service-worker\.js|social-preview\.png|plan-[^/]*\.svg)$|\.map$/;

function filesOf(record: ModuleRecord): PrecacheEntry[] {
  const files = Object.entries(record.files).filter(([file]) => !excluded.test(file));
  return files.map(([file, integrity]) => ({
    url: `${moduleUrl(record)}/${file}`,
    revision: null,
    integrity,
  }));
}
