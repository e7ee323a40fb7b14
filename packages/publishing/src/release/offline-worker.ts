import { type PrecacheEntry, type PrecacheManifest, precacheManifestPlaceholder } from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';
import { toIntegrity } from '../site/digest.ts';
import { type ModuleRecord, moduleUrl } from '../site/module-record.ts';
import { manifestPath } from './site-manifest.ts';

export interface WorkerParts {
  /** The shell's built service worker. */
  readonly template: string;
  readonly release: string;
  /** The page that answers every address without a file of its own. */
  readonly fallback: string;
  readonly manifest: string;
  /** Names of the site's pages. */
  readonly pages: readonly string[];
  /** Every module that is live. */
  readonly modules: readonly ModuleRecord[];
}

/**
 * The service worker of a release: it names the files of every live module with their digests, so that a browser which
 * holds it against the one it has knows what changed.
 * @throws {ToolError} when the shell's worker has no place for them
 */
export function offlineWorker({
  template,
  release,
  fallback,
  manifest,
  pages,
  modules,
}: WorkerParts): string {
  const kept: PrecacheManifest = {
    release,
    page: { url: '/fallback.html', revision: release, integrity: toIntegrity(fallback) },
    pages,
    files: [
      { url: manifestPath, revision: release, integrity: toIntegrity(manifest) },
      ...modules.flatMap(filesOf),
    ],
  };
  const [before, after, ...more] = template.split(precacheManifestPlaceholder);
  if (before === undefined || after === undefined || more.length > 0)
    throw new ToolError(
      `Cannot publish: the shell's service worker does not name ${precacheManifestPlaceholder} once`,
    );
  return `${before}${JSON.stringify(kept)}${after}`;
}

/** What only publishing reads, and what lies at the site's root, is of no use offline. */
const left =
  /(^|\/)(index\.html|manifest\.webmanifest|vite-manifest\.json|service-worker\.js|social-preview\.png)$|\.map$/;

function filesOf(record: ModuleRecord): PrecacheEntry[] {
  const files = Object.entries(record.files).filter(([file]) => !left.test(file));
  return files.map(([file, integrity]) => ({
    url: `${moduleUrl(record)}/${file}`,
    revision: null,
    integrity,
  }));
}
