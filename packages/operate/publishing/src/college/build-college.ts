import { type DerivedCollege, deriveCollege, readCollege } from '@campusway/college/derive';
import { collegeFormats, contractVersion } from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';
import { shortHash, toBuildId, toFileIntegrity } from '../build-record/build-files.ts';
import { collegeName, type ModuleRecord } from '../build-record/module-record.ts';

/** URL of the folder with the files of all builds of a college. */
export const collegeBase = `/modules/${collegeName}/files`;

export interface CollegeBuild {
  readonly record: ModuleRecord;
  /** Content of each file, by path below `collegeBase`. */
  readonly contents: ReadonlyMap<string, string | Buffer>;
}

/**
 * The college of a folder, checked and derived.
 * @throws {ToolError} with every finding, when the folder has an error
 */
export function openCollege(folder: string): DerivedCollege {
  try {
    return deriveCollege(readCollege(folder));
  } catch (error) {
    throw error instanceof RangeError ? new ToolError(error.message) : error;
  }
}

/**
 * Checks a college folder and derives all files that the site publishes of it.
 * @throws {ToolError} with every finding, when the folder has an error
 */
export function buildCollege(folder: string): CollegeBuild {
  const { facts, parts, files, subjects, placePages, pictures, pictureOrigins } = openCollege(folder);
  const contents = new Map<string, string | Buffer>();
  function add(name: string, content: string | Buffer): [string, string] {
    const path = toFileName(name, content);
    contents.set(path, content);
    return [name, path];
  }
  const partPaths = Object.entries(parts).map(([name, part]) => add(`${name}.json`, JSON.stringify(part)));
  const college = {
    facts,
    parts: Object.fromEntries(partPaths.map(([name, path]) => [name.slice(0, -'.json'.length), path])),
    files: Object.fromEntries([...files].map(([name, content]) => add(name, content))),
    subjects,
    placePages,
    pictures: Object.fromEntries(
      [...pictures].map(([screen, { schemes, ...picture }]) => {
        const pathOf = (scheme: 'light' | 'dark') => add(`plan/${screen}-${scheme}.svg`, schemes[scheme])[1];
        return [screen, { ...picture, light: pathOf('light'), dark: pathOf('dark') }];
      }),
    ),
  };
  const build = {
    name: collegeName,
    contract: contractVersion,
    collegeFormats: collegeFormats.served,
    shared: {},
    routes: [],
    parts: [],
    origins: [],
    base: collegeBase,
    files: Object.fromEntries([...contents].map(([path, content]) => [path, toFileIntegrity(content)])),
    assets: {},
    pictureOrigins,
    college,
  };
  const publishedAt = new Date().toISOString();
  return { record: { ...build, version: toBuildId(build), kilobytes: 0, publishedAt }, contents };
}

/** `plan/1.json` as `plan-1.3f2a9c01d4e7.json`: builds share unchanged files. */
function toFileName(name: string, content: string | Buffer): string {
  return name.replaceAll('/', '-').replace(/(\.\w+)$/, `.${shortHash(content)}$1`);
}
