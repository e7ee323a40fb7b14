import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { canonicalJson } from '@campusway/contract';
import { type BuildName, type ModuleRecord, toIntegrity } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';

/**
 * Reads a file of a build from which pages or the service worker are generated, and verifies its digest.
 * @throws {ToolError} when the file was changed
 */
export function readBuildFile(site: string, record: ModuleRecord, file: string): string {
  const path = join(moduleFolder(site, record), file);
  const content = readFileSync(path);
  if (toIntegrity(content, record.files[file]) === record.files[file]) return content.toString();
  throw new ToolError(
    `Cannot publish: ${path} is not what was published. Remove the build's folder and deploy it again`,
  );
}

/** Folder of a build in a site; for a build on another origin it has only the record. */
export function moduleFolder(site: string, { name, version }: BuildName): string {
  return join(site, 'modules', name, version);
}

export function isStored(site: string): (build: BuildName) => boolean {
  return (build) => existsSync(moduleFolder(site, build));
}

export function readModuleRecord(site: string, module: BuildName): ModuleRecord {
  const record = JSON.parse(readFileSync(join(moduleFolder(site, module), 'module.json'), 'utf8'));
  return { origins: [], kilobytes: 0, ...record } as ModuleRecord;
}

/** Fields that may differ between two machines for the same build. */
const measured: ReadonlySet<string> = new Set(['kilobytes', 'publishedAt', 'weight', 'inputs', 'elsewhere']);

/**
 * The site's record of a build that was uploaded before.
 * @throws {ToolError} when that record differs from `record`
 */
export function findKnownBuild(site: string, record: BuildName): ModuleRecord | undefined {
  if (!isStored(site)(record)) return undefined;
  const known = readModuleRecord(site, record);
  // JSON omits undefined fields, as in the stored record.
  const written = JSON.parse(JSON.stringify(record)) as ModuleRecord;
  const keys = Object.keys({ ...known, ...written }) as (keyof ModuleRecord)[];
  const differing = keys.filter((key) => !measured.has(key) && !isDeepStrictEqual(known[key], written[key]));
  if (differing.length === 0) return known;
  const { name, version } = record;
  throw new ToolError(
    `Cannot publish ${name}: the site already has build ${version} with different ${differing.join(', ')}. Nothing was changed.\n` +
      `Build it again from its sources. If that does not help, remove modules/${name}/${version} from the site once no release uses it.`,
  );
}

/**
 * Subresource integrity of a build's record in the site, without the fields that differ between machines; undefined when
 * the site does not have the build.
 */
export function recordDigest(site: string, module: BuildName): string | undefined {
  if (!existsSync(join(moduleFolder(site, module), 'module.json'))) return undefined;
  const facts = Object.entries(readModuleRecord(site, module)).filter(([key]) => !measured.has(key));
  return toIntegrity(canonicalJson(Object.fromEntries(facts)));
}
