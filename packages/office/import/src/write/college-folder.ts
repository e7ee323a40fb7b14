import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validatorOf } from '@campusway/college/source';
import { ImportError } from '../model.ts';

/** JSON files of a college folder that an import reads, by path; empty for a folder that is not there. */
export function readCollegeFolder(folder: string): Map<string, unknown> {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'college.json')))
    throw new ImportError(
      `Cannot import into "${folder}": there are files in it, but no college.json. Name a new folder, or one of a college`,
    );
  const inFolders = ['geometry', 'rooms'].flatMap((name) => {
    const path = join(folder, name);
    return existsSync(path) ? readdirSync(path).map((file) => `${name}/${file}`) : [];
  });
  const single = ['college.json', 'buildings.json', 'campus-places.json', 'import/report.json'];
  const paths = [...single.filter((path) => existsSync(join(folder, path))), ...inFolders];
  return new Map(
    paths
      .filter((path) => /\.(geo)?json$/.test(path))
      .map((path) => [path, parse(path, readFileSync(join(folder, path), 'utf8'))]),
  );
}

function parse(path: string, text: string): unknown {
  const wrong = (how: string) =>
    new ImportError(
      `Cannot import into this folder: ${path} ${how}. npm run data:check shows what to correct`,
    );
  const content = attempt(text);
  if (content === undefined) throw wrong('is no JSON');
  const shape = shapeOf(path);
  if (shape && !validatorOf(shape)(content)) throw wrong('is not written as it has to be');
  return content;
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shapeOf(path: string) {
  switch (path) {
    case 'college.json':
      return 'college';
    case 'buildings.json':
      return 'buildings';
    case 'campus-places.json':
      return 'campus-places';
    case 'import/report.json':
      return undefined;
    default:
      return path.startsWith('rooms/') ? 'rooms' : 'geometry';
  }
}

/** A file of a college: one feature or room a line, so that a comparison of versions shows what has changed. */
export function toText(content: object): string {
  const list = Object.entries(content).find(
    ([key, value]) => (key === 'features' || key === 'rooms') && Array.isArray(value),
  );
  if (!list) return `${JSON.stringify(content, null, 2)}\n`;
  const [key, entries] = list as [string, readonly unknown[]];
  const head = JSON.stringify({ ...content, [key]: [] }).slice(0, -2);
  return `${head}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

/** Writes each file whole or not at all. */
export function writeCollegeFolder(
  folder: string,
  { files, removed }: { readonly files: ReadonlyMap<string, string>; readonly removed: readonly string[] },
): void {
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.part`, text);
    renameSync(`${target}.part`, target);
  }
  for (const path of removed) rmSync(join(folder, path));
}
