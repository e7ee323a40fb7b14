import { statSync } from 'node:fs';
import { validatorOf } from '@campusway/college/source';
import { openSource } from '../files/open-source.ts';
import type { Guess } from '../guesses.ts';
import { ImportError } from '../model.ts';
import { hasPeople } from '../readers/csv/find-tables.ts';
import { readCollegeFolder, toText } from '../write/college-folder.ts';
import { type ImportRecord, recordPath } from '../write/plan-import.ts';
import { type Department, Departments } from './departments.ts';
import { mergePeople, type StaffFile } from './merge-people.ts';
import { readPeople } from './read-people.ts';

export interface PeopleResult {
  readonly people: number;
  readonly departments: number;
  /** Texts of the files that are new or change, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Files of departments that are gone. */
  readonly removed: readonly string[];
  /** Changes and omissions, a line each. */
  readonly notes: readonly string[];
}

/** Whether a source has a list of people, besides its plans or alone; undefined if it has none. */
export function findPeople(path: string): 'alone' | 'beside' | undefined {
  if (!/\.csv$/i.test(path) && !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const files = openSource(path, []);
  if (!hasPeople(files)) return undefined;
  const data = [...files.texts.keys()].filter((file) => file !== 'mapping.json');
  return data.length === 1 ? 'alone' : 'beside';
}

/**
 * Reads a list of people with name and department, and merges it into the people and departments of a college folder. What
 * the office has changed, added, hidden or removed stays so. Nothing is written.
 *
 * @throws {ImportError} with file and line of what is missing
 */
export function importPeople(path: string, { into }: { readonly into: string }): PeopleResult {
  const opened: Guess[] = [];
  const source = openSource(path, opened);
  const existing = readCollegeFolder(into);
  if (!existing.has('college.json'))
    throw new ImportError(
      `Cannot import people into "${into}": it is not a college. Import its plans first, or name its folder with --into FOLDER`,
    );
  const file = existing.get('departments.json') as { departments: Department[] } | undefined;
  const departments = new Departments(file?.departments ?? []);
  const notes: string[] = opened.map(({ what }) => what);
  const listed = readPeople(source, departments, notes);
  const report = (existing.get(recordPath) ?? {}) as Partial<ImportRecord>;
  const staff = new Map(
    [...existing].flatMap(([path, content]) =>
      path.startsWith('people/') ? [[path, content as StaffFile]] : [],
    ),
  );
  const merged = mergePeople(listed, { staff, record: report, notes });
  for (const [path, content] of merged.files)
    if (!validatorOf('staff')(content))
      throw new ImportError(`Cannot import these people: ${path} would not have the required form`);

  const rooms = [...existing].flatMap(([path, content]) =>
    path.startsWith('rooms/') ? (content as { rooms: { department?: string }[] }).rooms : [],
  );
  const used = new Set([...merged.codes, ...rooms.flatMap(({ department }) => department ?? [])]);
  const { all, added, gone, digests } = departments.settle(used, report.written?.['departments.json'] ?? {});
  for (const { code, name } of added)
    notes.push(
      `departments.json: "${code}" is new, named "${name}". If it is misspelt, correct the list and import it again`,
    );
  for (const { code } of gone)
    notes.push(`departments.json: "${code}" is gone: the newer list does not contain this department`);
  const removed = gone.map(({ code }) => `people/${code}.json`).filter((one) => existing.has(one));
  const changed = new Map<string, object>(merged.files);
  for (const one of removed) changed.delete(one);
  if (added.length > 0 || gone.length > 0) changed.set('departments.json', { ...file, departments: all });
  changed.set(recordPath, {
    ...report,
    people: merged.people,
    written: { ...merged.written, 'departments.json': digests },
  });
  const isNew = ([path, content]: [string, object]) =>
    JSON.stringify(existing.get(path)) !== JSON.stringify(content);
  return {
    people: listed.length,
    departments: new Set(listed.map(({ code }) => code)).size,
    files: new Map([...changed].filter(isNew).map(([path, content]) => [path, toText(content)])),
    ...{ removed, notes },
  };
}
