import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeModule, distOf } from '@campusway/artefact/build';
import {
  type Artefact,
  digestFiles,
  listFiles,
  packArtefact,
  parseJson,
  parseModuleJson,
} from '@campusway/artefact/record';
import { toBuildId } from '@campusway/pages';
import { listRemotes, ToolError } from '@campusway/toolkit';
import { buildChosen } from './choose-modules.ts';

/** Files that publishing writes itself. */
const written = /^module\.json$|^retry\/|\.(br|gz)$/;

/**
 * Packs a remote of the project, which is built if its sources changed, or a folder that any bundler wrote, with its
 * `module.json`, into `<name>-<build id>.tgz` in the folder `to`.
 * @throws {ToolError}
 */
export async function packModule(source: string, to: string, log: (line: string) => void = () => undefined) {
  const artefact = listRemotes().includes(source) ? await buildArtefact(source, log) : readFolder(source);
  const { name } = artefact.build;
  const version = toBuildId(artefact.build);
  const packed = await packArtefact(artefact);
  mkdirSync(to, { recursive: true });
  const file = join(resolve(to), `${name}-${version}.tgz`);
  writeFileSync(file, packed);
  return { name, version, file, bytes: packed.length };
}

async function buildArtefact(name: string, log: (line: string) => void): Promise<Artefact> {
  await buildChosen([name], log);
  return { build: await describeModule(name), contents: readContents(distOf(name)) };
}

function readFolder(folder: string): Artefact {
  const refuse = (why: string) => new ToolError(`Cannot pack ${folder}: ${why}`);
  const record = join(folder, 'module.json');
  if (!existsSync(record))
    throw refuse(
      `it is no remote of the project (${listRemotes().join(', ')}) and no folder with a module.json (docs/artefacts.md)`,
    );
  try {
    const contents = readContents(folder);
    const digests = digestFiles(folder, [...contents.keys()]);
    return { build: parseModuleJson(parseJson(readFileSync(record)), digests), contents };
  } catch (error) {
    throw error instanceof TypeError ? refuse(error.message) : error;
  }
}

function readContents(folder: string): Map<string, Uint8Array> {
  const files = listFiles(folder).filter((file) => !written.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}
