import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BuildName, copiesOf, isHosted, moduleUrl, toIntegrity } from '@campusway/pages';
import { listFiles } from './build-files.ts';
import { moduleFolder, readModuleRecord } from './module-record.ts';

/** Files of builds, including copies and compressed files, that differ from the build's record or are not in it. */
export function findChangedFiles(site: string, builds: readonly BuildName[]): string[] {
  const records = builds.map((build) => readModuleRecord(site, build)).filter((record) => !isHosted(record));
  return records.flatMap((record) => {
    const copies = copiesOf(record);
    const files = Object.entries(record.files).flatMap(([file, digest]) =>
      copies.map((copy) => ({ path: `${moduleUrl(record)}/${copy}${file}`, digest })),
    );
    const changed = files.flatMap(({ path, digest }) => findChanged(site, path, digest));
    const known = new Set([
      'module.json',
      ...copies.flatMap((copy) => Object.keys(record.files).map((file) => copy + file)),
    ]);
    const added = listFiles(moduleFolder(site, record))
      .filter((file) => !known.has(file) && !known.has(file.replace(/\.(?:br|gz)$/, '')))
      .map((file) => `${moduleUrl(record)}/${file} is not in the record of its build`);
    return [...changed, ...added];
  });
}

function findChanged(site: string, path: string, digest: string): string[] {
  const compressed = [`${path}.br`, `${path}.gz`].filter((file) => existsSync(join(site, file)));
  return [path, ...compressed].flatMap((file) => {
    const found = digestFile(join(site, file), digest);
    if (found === digest) return [];
    return [`${file} is ${found === 'missing' ? 'missing' : 'not what was published'}`];
  });
}

/**
 * Subresource integrity of a file's content, by the algorithm of the digest `like`; decompressed where the file is
 * compressed.
 */
function digestFile(file: string, like: string): string {
  if (!existsSync(file)) return 'missing';
  const content = readFileSync(file);
  try {
    if (file.endsWith('.br')) return toIntegrity(brotliDecompressSync(content), like);
    if (file.endsWith('.gz')) return toIntegrity(gunzipSync(content), like);
  } catch {
    return 'damaged';
  }
  return toIntegrity(content, like);
}
