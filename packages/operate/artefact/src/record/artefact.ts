import { gunzipSync, gzipSync } from 'node:zlib';
import { toIntegrity } from '@campusway/pages';
import { packTar, unpackTar } from 'modern-tar';
import { type DescribedBuild, parseModuleJson } from './module-json.ts';

/** Contents by path below a build's folder. */
export type BuildContents = ReadonlyMap<string, Uint8Array>;

export interface Artefact {
  readonly build: DescribedBuild;
  readonly contents: BuildContents;
}

/** Of all files together: far more than the gate's budgets, and little enough for memory. */
export const maxBytes = 64_000_000;

const recordFile = 'module.json';

/** A build as one `.tgz`: equal builds are equal bytes. */
export async function packArtefact({ build, contents }: Artefact): Promise<Buffer> {
  const json = Buffer.from(`${JSON.stringify(build, null, 2)}\n`);
  const files: [string, Uint8Array][] = [
    [recordFile, json],
    ...[...contents].sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
  const mtime = new Date(0);
  const entries = files.map(([name, body]) => ({ header: { name, size: body.length, mtime }, body }));
  return gzipSync(await packTar(entries), { level: 9 });
}

/**
 * Reads a file that `packArtefact` wrote, and verifies every digest in it.
 * @throws {TypeError} with what is wrong with it, as the rest of a sentence
 */
export async function readArtefact(packed: Uint8Array): Promise<Artefact> {
  const contents = await unpack(packed);
  const json = contents.get(recordFile);
  if (!json) throw new TypeError(`it has no ${recordFile}`);
  contents.delete(recordFile);
  const build = parseModuleJson(parseJson(json));
  for (const file of contents.keys())
    if (!Object.hasOwn(build.files, file))
      throw new TypeError(`it has ${file}, which its module.json does not list`);
  for (const [file, digest] of Object.entries(build.files)) {
    const content = contents.get(file);
    if (!content) throw new TypeError(`it lacks ${file}, which its module.json lists`);
    if (toIntegrity(content, digest) !== digest)
      throw new TypeError(`${file} does not match the digest in its module.json`);
  }
  return { build, contents };
}

/** @throws {TypeError} */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new TypeError('its module.json is not JSON');
  }
}

async function unpack(packed: Uint8Array): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  for (const { header, data = new Uint8Array() } of await unpackTar(inflate(packed), { strict: true }).catch(
    refuse,
  )) {
    const { name, type } = header;
    if (type !== 'file')
      throw new TypeError(`it has a ${type} (${JSON.stringify(name)}): only files are allowed`);
    if (contents.has(name)) throw new TypeError(`it has ${JSON.stringify(name)} twice`);
    contents.set(name, data);
  }
  return contents;
}

function inflate(packed: Uint8Array): Uint8Array {
  try {
    return gunzipSync(packed, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new TypeError(`it unpacks to more than ${maxBytes / 1e6} MB`);
    return refuse();
  }
}

function refuse(): never {
  throw new TypeError('it is not a complete file of npm run pack (gzipped tar)');
}
