import { ToolError } from '@campusway/toolkit';
import pLimit from 'p-limit';
import { toIntegrity } from '../build-record/build-files.ts';
import { findKnownBuild, type ModuleRecord, withBase } from '../build-record/module-record.ts';
import { type BuildWeight, weighBuild } from '../build-record/weigh-build.ts';
import { addBuild } from '../site-folder/upload-module.ts';

/** Parallel requests. */
const concurrency = 8;

/**
 * Registers a build that another origin hosts: its files stay there, its record with their digests is stored in the site.
 * Fetches every file once and verifies its digest, so that no incomplete build goes live.
 * @throws {ToolError} when a file is missing or has another digest
 */
export async function adoptHosted(site: string, address: string): Promise<ModuleRecord> {
  const base = address.replace(/(?<!\/)\/+$/, '');
  const record = withBase(await fetchRecord(base), base);
  const known = findKnownBuild(site, record);
  if (known) return known;
  return addBuild(site, { ...record, weight: await checkFiles(record, base) }, async () => undefined);
}

async function fetchRecord(base: string): Promise<ModuleRecord> {
  const refuse = (why: string) => new ToolError(`Cannot deploy ${base}: ${why}`);
  const text = (await fetchFile(`${base}/module.json`)).toString();
  const record = parse(text);
  if (!record) throw refuse('its module.json is not JSON');
  // Name and version become a path on this machine.
  if (!/^mfe-[a-z0-9-]+$/.test(String(record.name)))
    throw refuse(`its module.json has the name "${record.name}", which is not a remote's name (mfe-*)`);
  if (!/^[0-9a-f]{12}$/.test(String(record.version))) throw refuse(`"${record.version}" is not a build id`);
  if (!record.files || !Array.isArray(record.routes) || !Array.isArray(record.parts) || !record.assets)
    throw refuse('its module.json lacks files, routes, parts or assets');
  return { origins: [], kilobytes: 0, shared: {}, contract: 0, publishedAt: '', ...record } as ModuleRecord;
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
    if (toIntegrity(content) !== digest)
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
