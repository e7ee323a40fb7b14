import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { validatorOf } from '@campusway/college/source';
import type { Origin } from '../earth-frame.ts';
import { type DerivedCampus, ImportError, listNames, type SourceFacts } from '../model.ts';

/** Shapes of the single files that an import reads; its own record has none. */
const shapes = {
  'college.json': 'college',
  'buildings.json': 'buildings',
  'campus-places.json': 'campus-places',
  'import/report.json': undefined,
} as const;

/** Shapes of the files in folders. */
const folders = { geometry: 'geometry', rooms: 'rooms', people: 'staff' } as const;

/** JSON files of a college folder that an import reads, by path; empty if the folder does not exist. */
export function readCollegeFolder(folder: string): Map<string, unknown> {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'college.json')))
    throw new ImportError(
      `Cannot import into "${folder}": it has files, but no college.json. Name a new folder, or one of a college`,
    );
  const lists = listNames.map((name) => ({ path: `${name}.json`, shape: name }));
  const single = [...Object.entries(shapes).map(([path, shape]) => ({ path, shape })), ...lists];
  const inFolders = Object.entries(folders).flatMap(([name, shape]) => {
    const files = existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];
    return files
      .filter((file) => /\.(geo)?json$/.test(file))
      .map((file) => ({ path: `${name}/${file}`, shape }));
  });
  const files = [...single.filter(({ path }) => existsSync(join(folder, path))), ...inFolders];
  return new Map(
    files.map(({ path, shape }) => {
      const content = parse(readFileSync(join(folder, path), 'utf8'));
      if (content === undefined) throw invalid(path, 'is not valid JSON');
      if (shape && !validatorOf(shape)(content)) throw invalid(path, 'does not have the required form');
      return [path, content];
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalid(path: string, how: string): ImportError {
  return new ImportError(
    `Cannot import into this folder: ${path} ${how}. npm run data:check shows what to correct`,
  );
}

/** Text of a college's file: one feature or room on each line, for readable diffs. */
export function toText(content: object): string {
  const list = Object.entries(content).find(
    ([key, value]) => 'level' in content && (key === 'features' || key === 'rooms') && Array.isArray(value),
  );
  if (!list) return `${JSON.stringify(content, null, 2)}\n`;
  const [key, entries] = list as [string, readonly unknown[]];
  const head = JSON.stringify({ ...content, [key]: [] }).slice(0, -2);
  return `${head}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

/** Writes each file completely or not at all; after an interruption, the same import writes the rest. */
export function writeCollegeFolder(
  folder: string,
  { files, removed }: { readonly files: ReadonlyMap<string, string>; readonly removed: readonly string[] },
): void {
  // After the import's record they would pass for the office's.
  for (const path of removed) rmSync(join(folder, path));
  // A folder without it is not a college, into which an import could be repeated.
  const first = [...files].toSorted(
    ([a], [b]) => Number(b === 'college.json') - Number(a === 'college.json'),
  );
  for (const [path, text] of first) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.part`, text);
    renameSync(`${target}.part`, target);
  }
}

/** The part of college.json that an import reads and writes. */
export interface CollegeLines {
  readonly attribution?: readonly string[];
  readonly origin?: Origin;
  readonly languages?: readonly string[];
  readonly campuses?: DerivedCampus['campuses'];
}

/** A new college.json, or the existing one with the attribution that the licence of the source requires, and new campuses. */
export function collegeFile(
  { name, languages, origin, campuses = [], facts }: DerivedCampus,
  source: SourceFacts,
  existing: unknown,
): object {
  const attribution = facts?.attribution ?? [attributionOf(source, name)];
  if (existing !== undefined) {
    const college = existing as CollegeLines;
    const lines = college.attribution ?? [];
    const known = college.campuses ?? [];
    const all = [...known, ...campuses.filter(({ id }) => !known.some((one) => one.id === id))];
    return {
      ...college,
      attribution: [...new Set([...lines, ...attribution])],
      ...(all.length > 0 && { campuses: all }),
      ...(origin && { origin }),
    };
  }
  return {
    name,
    shortName: toTitle(name),
    siteTitle: toTitle(name),
    about: [`The plans of ${name} were imported from ${source.file}.`],
    attribution,
    languages,
    ...(campuses.length > 0 && { campuses }),
    ...facts,
    ...(origin && { origin }),
  };
}

/** The beginning of a name, in whole words, for which the header has room. */
function toTitle(name: string): string {
  const max = 40;
  return name.length <= max ? name : (/^.{1,40}(?=\s)/u.exec(name)?.[0] ?? name.slice(0, max)).trim();
}

/** Attribution of the source in the footer. */
export function attributionOf({ attribution, licence, file }: SourceFacts, name: string): string {
  const owner = attribution ?? `Plans: ${name}, from ${file}`;
  return licence && !owner.includes(licence) ? `${owner} (${licence})` : owner;
}
