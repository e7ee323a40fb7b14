import type { DerivedCollege } from '@campusway/college/derive';
import { collegeFormats, contractVersion } from '@campusway/contract';
import { shortHash, toBuildId, toFileIntegrity } from '../records/digests.ts';
import { collegeName, type ModuleRecord } from '../records/module-record.ts';

/** URL of the folder with the files of all builds of a college. */
export const collegeBase = `/modules/${collegeName}/files`;

export interface CollegeBuild {
  readonly record: ModuleRecord;
  /** Content of each file, by path below `collegeBase`. */
  readonly contents: ReadonlyMap<string, string | Buffer>;
}

/** The build of a college: all files that a site publishes of it, and their record. */
export function publishCollege({
  facts,
  parts,
  files,
  subjects,
  placePages,
  pictures,
  pictureOrigins,
}: DerivedCollege): CollegeBuild {
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
