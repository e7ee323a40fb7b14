import { ToolError } from '@campusway/toolkit';
import pLimit from 'p-limit';
import { toBuildId, toIntegrity } from '../build-record/build-files.ts';
import {
  findKnownBuild,
  isHosted,
  type ModuleRecord,
  moduleUrl,
  readModuleRecord,
  withBase,
} from '../build-record/module-record.ts';
import { type BuildWeight, weighBuild } from '../build-record/weigh-build.ts';
import { liveRelease } from '../release/release.ts';
import { addBuild } from '../site-folder/upload-module.ts';

/** Parallel requests. */
const concurrency = 8;

/** A build that another origin hosts, with the name that the site's operator gives it. */
export interface HostedBuild {
  readonly name: string;
  /** URL of its folder, without a trailing slash. */
  readonly base: string;
}

/**
 * Registers a build that another origin hosts: its files stay there, its record with their digests is stored in the site.
 * Takes from its `module.json` only facts about the module, and computes the build id from them. Fetches every file once and
 * verifies its digest, so that no incomplete build goes live.
 * @param newOrigin whether it may replace a build that does not come from its origin
 * @throws {ToolError} when a file is missing, has another digest or is not listed
 */
export async function adoptHosted(
  site: string,
  { name, base }: HostedBuild,
  { newOrigin = false } = {},
): Promise<ModuleRecord> {
  const { origin } = new URL(base);
  if (!newOrigin && liveOrigin(site, name) !== origin)
    throw new ToolError(
      `Cannot deploy ${base}: the site does not load ${name} from ${origin} yet. If it is to, add --new-origin`,
    );
  const record = await fetchRecord(name, base);
  const known = findKnownBuild(site, record);
  if (known) return known;
  const weight = await checkFiles(record, base);
  return addBuild(site, { ...record, weight, kilobytes: weight.scripts }, async () => undefined);
}

/** Origin of the live build of a module, if another origin hosts it. */
function liveOrigin(site: string, name: string): string | undefined {
  const version = liveRelease(site)?.modules[name];
  const record = version && readModuleRecord(site, { name, version });
  return record && isHosted(record) ? new URL(moduleUrl(record)).origin : undefined;
}

async function fetchRecord(name: string, base: string): Promise<ModuleRecord> {
  const refuse = (why: string) => new ToolError(`Cannot deploy ${base}: ${why}`);
  const found = parse((await fetchFile(`${base}/module.json`)).toString());
  if (!found) throw refuse('its module.json is not JSON');
  if (found.name !== name) throw refuse(`its module.json has the name "${found.name}", not ${name}`);
  const { version, files, routes, parts, assets } = found;
  if (typeof version !== 'string' || !files || !Array.isArray(routes) || !Array.isArray(parts) || !assets)
    throw refuse('its module.json lacks version, files, routes, parts or assets');
  // They become part of the pages' security policy.
  const odd = Object.keys(files).find(
    (file) => !/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(file) || file.includes('..'),
  );
  if (odd !== undefined) throw refuse(`"${odd}" is not a file's name`);
  const unlisted = [
    'remoteEntry.js',
    ...Object.values(assets).flatMap(({ scripts = [], styles = [] }) => [
      ...scripts.map((url) => fileOf(url)),
      ...styles.map(({ href, integrity }) => (files[fileOf(href)] === integrity ? fileOf(href) : href)),
    ]),
  ].find((file) => !(file in files));
  if (unlisted) throw refuse(`its module.json has no digest of ${unlisted}`);
  function fileOf(url: string): string {
    return url.replace(`/modules/${name}/${version}/`, '');
  }
  const { contract = 0, collegeFormats, shared = {}, sharedNames, collegeOf, clicks } = found;
  const facts = {
    name,
    contract,
    collegeFormats,
    shared,
    sharedNames,
    routes,
    parts,
    collegeOf,
    clicks,
    files,
  };
  const unnamed = {
    ...facts,
    assets,
    version,
    origins: [],
    kilobytes: 0,
    publishedAt: new Date().toISOString(),
  };
  const { assets: moved } = withBase(unnamed, base);
  return {
    ...unnamed,
    base,
    assets: moved,
    version: toBuildId({ ...facts, assets: withBase(unnamed, '').assets }),
  };
}

function parse(text: string): Partial<ModuleRecord> | undefined {
  try {
    return JSON.parse(text) as Partial<ModuleRecord>;
  } catch {
    return undefined;
  }
}

/** Verifies the digest of every file. Returns the sizes. */
async function checkFiles({ name, files }: ModuleRecord, base: string): Promise<BuildWeight> {
  const contents = new Map<string, Buffer>();
  const wanted = Object.entries(files).flatMap(([file, digest]) => [
    { url: `${base}/${file}`, digest, file },
    { url: `${base}/retry/${file}`, digest, file: undefined },
  ]);
  await pLimit(concurrency).map(wanted, async ({ url, digest, file }) => {
    const content = await fetchFile(url);
    if (file) contents.set(file, content);
    if (toIntegrity(content, digest) !== digest)
      throw new ToolError(`Cannot deploy ${name}: ${url} does not match the digest in its module.json`);
  });
  return weighBuild([...contents.keys()], (file) => contents.get(file) ?? Buffer.of());
}

async function fetchFile(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    throw new ToolError(`Cannot fetch ${url}: ${error.message}`);
  });
  if (!response.ok) throw new ToolError(`Cannot fetch ${url}: the server answered ${response.status}`);
  if (!response.headers.get('access-control-allow-origin'))
    throw new ToolError(
      `Cannot deploy ${url}: its server does not allow other origins to load it (send access-control-allow-origin: *)`,
    );
  return Buffer.from(await response.arrayBuffer());
}
