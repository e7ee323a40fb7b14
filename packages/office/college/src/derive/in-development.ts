import { collegeFormats, type RegisteredCollege, type RouteSubjects } from '@campusway/contract';
import { readCollege } from '../check/index.ts';
import { deriveCollege } from './derive-college.ts';

/** A college on a development server, without digests, as its files are being edited. */
export interface CollegeInDevelopment {
  readonly registered: RegisteredCollege;
  readonly subjects: RouteSubjects;
  /** Content by URL. */
  readonly contents: ReadonlyMap<string, string | Buffer>;
}

/** @param base URL of its files, without a trailing slash */
export function collegeInDevelopment(folder: string, base: string): CollegeInDevelopment {
  const { facts, parts, files, subjects } = deriveCollege(readCollege(folder));
  const toUrl = (name: string) => `${base}/${name}`;
  const partNames = Object.keys(parts);
  return {
    registered: {
      version: 'development',
      formats: collegeFormats.served,
      facts,
      parts: Object.fromEntries(
        partNames.map((name) => [name, { href: toUrl(`${name}.json`), integrity: '' }]),
      ),
      files: Object.fromEntries([...files.keys()].map((name) => [name, toUrl(name)])),
    },
    subjects,
    contents: new Map<string, string | Buffer>([
      ...Object.entries(parts).map(([name, part]) => [toUrl(`${name}.json`), JSON.stringify(part)] as const),
      ...[...files].map(([name, content]) => [toUrl(name), content] as const),
    ]),
  };
}
