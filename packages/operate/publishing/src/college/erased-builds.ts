import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CollegeParts } from '@campusway/contract';
import { listFolder } from '../build-record/build-files.ts';
import {
  collegeName,
  type ModuleRecord,
  moduleFolder,
  readModuleRecord,
} from '../build-record/module-record.ts';
import { removeWhole } from '../site-folder/upload-module.ts';
import { collegeBase } from './build-college.ts';

/** Parts of a college that name people. */
const personalParts = ['people', 'search', 'departments'] as const;

/** The parts that `personalFacts` reads. */
const factualParts = ['people', 'departments'] as const;

/** Fields of a person that a college may stop publishing. */
const personalFields = ['name', 'contact', 'email', 'photo'] as const;

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

/** Stored builds with a person, or a person's telephone number, e-mail address or photo, that `live` lacks. */
export function findOutdatedColleges(site: string, live: ModuleRecord | undefined): OutdatedCollege[] {
  if (!live?.college) return [];
  const { given, names } = personalFacts(site, live);
  const published = new Set([...given, ...names]);
  return storedColleges(site).flatMap((version) => {
    if (version === live.version) return [];
    const record = readModuleRecord(site, { name: collegeName, version });
    const isSame = factualParts.every((name) => record.college?.parts[name] === live.college?.parts[name]);
    if (isSame || personalFacts(site, record).given.every((fact) => published.has(fact))) return [];
    return [{ version, files: personalFiles(record).filter((file) => !(file in live.files)) }];
  });
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
  const versions = storedColleges(site).filter((version) => version !== except);
  return new Set(
    versions.flatMap((version) => Object.keys(readModuleRecord(site, { name: collegeName, version }).files)),
  );
}

/** Paths of the files of a college that name or show people, below `collegeBase`. */
function personalFiles({ college }: ModuleRecord): string[] {
  const { parts = {}, files = {} } = college ?? {};
  const photos = Object.keys(files).filter((name) => name.startsWith('photos/'));
  return [...personalParts.map((name) => parts[name]), ...photos.map((name) => files[name])].filter(
    (path) => path !== undefined,
  );
}

/** What a college publishes about people: which fields of whom are given, with the names of heads; and all names. */
function personalFacts(site: string, { college }: ModuleRecord) {
  function read<Name extends (typeof factualParts)[number]>(
    name: Name,
  ): CollegeParts[Name] | readonly never[] {
    const file = join(site, collegeBase, college?.parts[name] ?? name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CollegeParts[Name]) : [];
  }
  const people = read('people');
  const heads = read('departments').flatMap(({ headName }) => headName ?? []);
  const fields = people.flatMap((person) =>
    personalFields.filter((field) => isGiven(person[field])).map((field) => `${person.id} ${field}`),
  );
  const toFact = (name: string) => `named ${name}`;
  return {
    given: [...fields, ...heads.map(toFact)],
    names: people.map(({ name }) => toFact(name)),
  };
}

function isGiven(value: string): boolean {
  return value !== '' && value !== 'Not Provided';
}
