import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder, moduleFolder, readModuleRecord } from '@campusway/artefact/record';
import { collegeBase, collegeName, type ModuleRecord, namesOthers, personalFiles } from '@campusway/pages';
import { removeWhole } from '../site-folder/upload-module.ts';

/** A stored build of the college with data about people that another one no longer publishes. */
export interface OutdatedCollege {
  readonly version: string;
  /** Paths of its files about people that the other one does not use, below `collegeBase`. */
  readonly files: readonly string[];
}

/** Build ids of the college that the site stores. */
export function storedColleges(site: string): string[] {
  return listFolder(join(site, 'modules', collegeName)).filter((entry) => /^[0-9a-f]{12}$/.test(entry));
}

/** Reads published parts of the colleges of a site. */
export function partsIn(site: string) {
  return ({ college }: ModuleRecord, part: string): unknown => {
    const file = join(site, collegeBase, college?.parts[part] ?? part);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
}

/** Stored builds with a person, or a person's telephone number, e-mail address or photo, that `live` lacks. */
export function findOutdatedColleges(site: string, live: ModuleRecord | undefined): OutdatedCollege[] {
  if (!live?.college) return [];
  const outdated = recordsIn(site, live.version).filter((one) => namesOthers(one, live, partsIn(site)));
  return outdated.map((record) => ({
    version: record.version,
    files: personalFiles(record).filter((file) => !(file in live.files)),
  }));
}

/** What a college shows and the live one does not, or the other way round, by name: an old or missing file may be a mistake. */
export interface ShownChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** What is no longer closed: `the west lift`. */
  readonly opened: readonly string[];
}

export function findShownChanges(
  site: string,
  live: string | undefined,
  next: ModuleRecord,
): Partial<ShownChanges> {
  if (!live || live === next.version) return {};
  const before = readModuleRecord(site, { name: collegeName, version: live });
  const peopleOf = (record: ModuleRecord) =>
    (partsIn(site)(record, 'people') ?? []) as readonly { readonly id: string; readonly name: string }[];
  const closedIn = (record: ModuleRecord) =>
    (
      (partsIn(site)(record, 'closures') ?? []) as readonly {
        readonly name: string;
        readonly until?: number;
      }[]
    ).filter(({ until }) => until === undefined || until > Date.now());
  const lackedBy = (one: ModuleRecord, other: ModuleRecord) => {
    const known = new Set(peopleOf(one).map(({ id }) => id));
    return peopleOf(other).flatMap(({ id, name }) => (known.has(id) ? [] : name));
  };
  const closed = new Set(closedIn(next).map(({ name }) => name));
  return {
    added: lackedBy(before, next),
    removed: lackedBy(next, before),
    opened: closedIn(before).flatMap(({ name }) => (closed.has(name) ? [] : name)),
  };
}

/**
 * Deletes a build of the college at once: its record, and its files about people. Open pages keep its other files, which
 * `removeUnusedCollegeFiles` deletes later. The caller must hold the site's lock.
 */
export function eraseCollege(site: string, version: string): void {
  const build = { name: collegeName, version };
  const used = usedCollegeFiles(site, version);
  // The record last: while it is there, the next command deletes the rest.
  for (const file of personalFiles(readModuleRecord(site, build)).filter((name) => !used.has(name)))
    for (const copy of ['', '.br', '.gz']) rmSync(join(site, collegeBase, file + copy), { force: true });
  removeWhole(moduleFolder(site, build));
}

/** Files that stored builds of the college use, all or all but one, by path below `collegeBase`. */
export function usedCollegeFiles(site: string, except?: string): Set<string> {
  return new Set(recordsIn(site, except).flatMap(({ files }) => Object.keys(files)));
}

function recordsIn(site: string, except?: string): ModuleRecord[] {
  const versions = storedColleges(site).filter((version) => version !== except);
  return versions.map((version) => readModuleRecord(site, { name: collegeName, version }));
}
