import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BuildName, copiesOf, isHosted, moduleUrl, toIntegrity } from '@campusway/pages';
import { listFiles } from './build-files.ts';
import { moduleFolder, readModuleRecord } from './module-record.ts';

/** How a server finds the content of a file: as it is, or compressed. */
const forms = [
  ['', (content: Buffer) => content],
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const;

/** Files of builds, including copies and compressed files, that differ from the build's record or are not in it. */
export function findChangedFiles(site: string, builds: readonly BuildName[]): string[] {
  const records = builds.map((build) => readModuleRecord(site, build)).filter((record) => !isHosted(record));
  return records.flatMap((record) => {
    const url = moduleUrl(record);
    const digests = new Map(
      copiesOf(record).flatMap((copy) =>
        Object.entries(record.files).map(([file, digest]) => [copy + file, digest] as const),
      ),
    );
    const changed = [...digests].flatMap(([file, digest]) =>
      forms.flatMap(([ending, unpack]) => {
        const path = `${url}/${file}${ending}`;
        if (!existsSync(join(site, path))) return ending ? [] : [`${path} is missing`];
        const isIntact = hasDigest(digest, () => unpack(readFileSync(join(site, path))));
        return isIntact ? [] : [`${path} is not what was published`];
      }),
    );
    const known = new Set(['module.json', ...digests.keys()]);
    const added = listFiles(moduleFolder(site, record)).filter(
      (file) => !known.has(file) && !known.has(file.replace(/\.(?:br|gz)$/, '')),
    );
    return [...changed, ...added.map((file) => `${url}/${file} is not in the record of its build`)];
  });
}

/** False for a damaged compressed file too. */
function hasDigest(digest: string, read: () => Buffer): boolean {
  try {
    return toIntegrity(read(), digest) === digest;
  } catch {
    return false;
  }
}
