import { readFileSync, statSync } from 'node:fs';
import {
  type BuildContents,
  type DescribedBuild,
  findKnownBuild,
  fromRecord,
  maxBytes,
  parseJson,
  parseModuleJson,
  readArtefact,
  toRecord,
  weighBuild,
} from '@campusway/artefact/record';
import type { Capability } from '@campusway/contract';
import { capabilitiesOf, isHosted, type ModuleRecord, moduleUrl, toIntegrity } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import pLimit from 'p-limit';
import { liveRecords } from '../release/release.ts';
import { addBuild, uploadBuild } from '../site-folder/upload-module.ts';

/** Parallel requests. */
const concurrency = 8;

/** A build that was made elsewhere, with the name that the site's operator gives it. */
export interface ForeignBuild {
  readonly name: string;
  /** Path or URL of a `.tgz` of `npm run pack`, or URL of the folder of a hosted build, without a trailing slash. */
  readonly address: string;
}

export interface AdoptOptions {
  /** Whether it may be loaded from an origin from which the live build does not come. */
  readonly newOrigin?: boolean | undefined;
  /** Capabilities that it may have beyond those of the live build. */
  readonly granted?: readonly string[] | undefined;
}

/**
 * Adds a build that was made elsewhere. The files of a packed one are stored in the site; of a hosted one, only its record
 * with their digests. Takes from its `module.json` only facts about the module, and computes the build id from them.
 * @throws {ToolError} when a file is missing, has another digest or is not listed
 */
export async function adoptBuild(
  site: string,
  { name, address }: ForeignBuild,
  { newOrigin = false, granted = [] }: AdoptOptions = {},
): Promise<ModuleRecord> {
  const live = liveRecords(site).find((record) => record.name === name);
  const isPacked = address.endsWith('.tgz');
  if (!isPacked && !newOrigin) requireKnownOrigin(live, { name, address });
  try {
    const { build, contents } = isPacked ? await readPacked(address) : await fetchDescribed(address, name);
    if (build.name !== name) throw new TypeError(`its module.json has the name "${build.name}", not ${name}`);
    requireGranted(build, [...(live ? capabilitiesOf(live) : []), ...granted]);
    const found = (facts: Parameters<typeof toRecord>[1]) => ({
      ...toRecord(build, facts),
      elsewhere: true as const,
    });
    if (contents) return await uploadBuild(site, found({ weight: weigh(contents) }), contents);
    const known = findKnownBuild(site, found({ base: address }));
    if (known) return known;
    const weight = weigh(await fetchFiles(build, address));
    return await addBuild(site, found({ weight, base: address }), async () => undefined);
  } catch (error) {
    throw error instanceof TypeError ? new ToolError(`Cannot deploy ${address}: ${error.message}`) : error;
  }
}

function requireKnownOrigin(live: ModuleRecord | undefined, { name, address }: ForeignBuild): void {
  const { origin } = new URL(address);
  if (live && isHosted(live) && new URL(moduleUrl(live)).origin === origin) return;
  throw new ToolError(
    `Cannot deploy ${address}: the site does not load ${name} from ${origin} yet. If it is to, add --new-origin`,
  );
}

function requireGranted({ capabilities = [] }: DescribedBuild, granted: readonly string[]): void {
  const missing = capabilities.filter((capability: Capability) => !granted.includes(capability));
  if (missing.length > 0)
    throw new TypeError(
      `it has the capability ${missing.join(', ')}, which the live build does not have. If it is to, add --grant ${missing.join(' --grant ')}`,
    );
}

function weigh(contents: BuildContents) {
  return weighBuild([...contents.keys()], (file) => Buffer.from(contents.get(file) ?? []));
}

async function readPacked(address: string) {
  if (/^https?:/.test(address)) return readArtefact(await fetchFile(address));
  const { size } = statSync(address);
  if (size > maxBytes) throw tooLarge();
  return readArtefact(readFileSync(address));
}

async function fetchDescribed(base: string, name: string) {
  const found = parseJson(await fetchFile(`${base}/module.json`, { crossOrigin: true }));
  return { build: parseModuleJson(fromRecord(found, name)), contents: undefined };
}

/** Verifies the digest of every file and of its second copy. */
async function fetchFiles({ files }: DescribedBuild, base: string): Promise<BuildContents> {
  const contents = new Map<string, Uint8Array>();
  const wanted = Object.entries(files).flatMap(([file, digest]) =>
    ['', 'retry/'].map((copy) => ({ url: `${base}/${copy}${file}`, digest, file })),
  );
  await pLimit(concurrency).map(wanted, async ({ url, digest, file }) => {
    const content = await fetchFile(url, { crossOrigin: true });
    if (toIntegrity(content, digest) !== digest)
      throw new TypeError(`${url} does not match the digest in its module.json`);
    contents.set(file, content);
  });
  return contents;
}

async function fetchFile(url: string, { crossOrigin = false } = {}): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    throw new ToolError(`Cannot fetch ${url}: ${error.message}`);
  });
  if (!response.ok) throw new ToolError(`Cannot fetch ${url}: the server answered ${response.status}`);
  if (crossOrigin && !response.headers.get('access-control-allow-origin'))
    throw new ToolError(
      `Cannot deploy ${url}: its server does not allow other origins to load it (send access-control-allow-origin: *)`,
    );
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): TypeError {
  return new TypeError(`it has more than ${maxBytes / 1e6} MB`);
}
