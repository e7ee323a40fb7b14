import { statSync } from 'node:fs';
import type { Department as ListedDepartment, StaffMember } from '@campusway/campus';
import { validatorOf } from '@campusway/college/source';
import { toId, UniqueIds } from './derive/draft/names.ts';
import { openSource } from './files/open-source.ts';
import type { Guess } from './guesses.ts';
import { ImportError, type SourceFiles } from './model.ts';
import { hasPeople, parsePeople, type Row } from './readers/csv/find-tables.ts';
import { readCollegeFolder, toText } from './write/college-folder.ts';
import { type Digests, mergeEntries } from './write/merge-entries.ts';
import { type ImportRecord, recordPath } from './write/plan-import.ts';

type Group = 'teaching' | 'non-teaching';

/** An entry of a people file. */
type Person = Omit<StaffMember, 'department' | 'group' | 'isUnlisted'>;
type Department = Pick<ListedDepartment, 'code' | 'label' | 'name'>;

interface Listed {
  readonly group: Group;
  readonly department: Department;
  readonly person: Person;
}

export interface PeopleResult {
  readonly people: number;
  readonly departments: number;
  /** Texts of the files that are new or change, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Changes and omissions, a line each. */
  readonly notes: readonly string[];
}

/** Fields that a person may lack: what to call them, and their texts without a value. */
const optional = {
  contact: ['the telephone number', ''],
  email: ['the e-mail address', ''],
  designation: ['the designation', 'Not Provided'],
  room: ['the room', ''],
} as const;

/** Fields of a person that are not of the form of the college's files. */
function wrongFieldsOf(person: Person): Set<string> {
  const validate = validatorOf('staff');
  if (validate({ department: 'any', teaching: [person] })) return new Set();
  return new Set(validate.errors?.flatMap(({ instancePath }) => instancePath.split('/')[3] ?? []));
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
 * the office has changed or added stays. Nothing is written.
 *
 * @throws {ImportError} with file and line of what is missing
 */
export function importPeople(path: string, { into }: { readonly into: string }): PeopleResult {
  const opened: Guess[] = [];
  const files = openSource(path, opened);
  const existing = readCollegeFolder(into);
  if (!existing.has('college.json'))
    throw new ImportError(
      `Cannot import people into "${into}": it is not a college. Import its plans first, or name its folder with --into FOLDER`,
    );
  const departments = new Departments(
    (existing.get('departments.json') as { departments: Department[] } | undefined)?.departments ?? [],
  );
  const notes: string[] = opened.map(({ what }) => what);
  const listed = readPeople(files, departments, notes);
  const report = (existing.get(recordPath) ?? {}) as Partial<ImportRecord>;
  const written: Record<string, Digests> = { ...report.written };
  const changed = new Map<string, object>();
  const earlier = Object.keys(written).flatMap((key) => /^(people\/.*)#/.exec(key)?.[1] ?? []);
  const codes = new Set([
    ...listed.map(({ department }) => department.code),
    ...earlier.map((file) => file.slice('people/'.length, -'.json'.length)),
  ]);
  for (const code of codes) {
    const file = `people/${code}.json`;
    const there = (existing.get(file) ?? { department: code }) as Partial<Record<Group, Person[]>>;
    const merge = (group: Group) => {
      const key = `${file}#${group}`;
      const merged = mergeEntries({
        existing: there[group] ?? [],
        fresh: listed.flatMap((one) =>
          one.department.code === code && one.group === group ? one.person : [],
        ),
        ...{ digests: written[key] ?? {}, keyOf: ({ id }: Person) => id, removes: true },
      });
      written[key] = merged.digests;
      notes.push(...merged.changes.map(({ what, key: id }) => `${file}: "${id}" ${changeWords[what]}`));
      return merged.entries;
    };
    const content = { ...there, teaching: merge('teaching'), 'non-teaching': merge('non-teaching') };
    if (!validatorOf('staff')(content))
      throw new ImportError(`Cannot import these people: ${file} would not have the required form`);
    changed.set(file, content);
  }
  if (departments.isChanged) changed.set('departments.json', { departments: departments.all });
  changed.set(recordPath, { ...report, written });
  const isNew = ([file, content]: [string, object]) =>
    JSON.stringify(existing.get(file)) !== JSON.stringify(content);
  return {
    people: listed.length,
    departments: new Set(listed.map(({ department }) => department)).size,
    files: new Map([...changed].filter(isNew).map(([file, content]) => [file, toText(content)])),
    notes,
  };
}

const changeWords = {
  removed: 'is gone: the newer list does not contain this person',
  kept: 'stays as the office has it',
  'kept-without-source': 'stays: the office has changed this person',
  'deleted-by-office': 'stays out: the office has removed this person',
} as const;

/** Departments of the college by code, label or name; others are added. */
class Departments {
  readonly all: Department[];
  isChanged = false;

  constructor(known: readonly Department[]) {
    this.all = [...known];
  }

  take(name: string, code: string | undefined): Department {
    const wanted = (code ?? name).toLowerCase();
    const known = this.all.find((one) =>
      [one.code, one.label, one.name].some((text) => text.toLowerCase() === wanted),
    );
    if (known) return known;
    const id = toId(code ?? name);
    const own = { code: /^[a-z]/.test(id) ? id : `d-${id}`, label: name, name };
    this.all.push(own);
    this.isChanged = true;
    return own;
  }
}

function readPeople(files: SourceFiles, departments: Departments, notes: string[]): Listed[] {
  const { file, rows, guesses } = parsePeople(files);
  notes.push(...guesses.map(({ what, why }) => `${what}: ${why}`));
  const ids = new UniqueIds();
  const errors: string[] = [];
  const read = ({ line, cells }: Row): Listed[] => {
    const { name, department: written, contact = '', email = '' } = cells;
    if (!name || !written) {
      errors.push(`${file}, line ${line}: the ${name ? 'department' : 'name'} is missing`);
      return [];
    }
    const department = departments.take(written, cells.code);
    // A number of the personnel office alone is no id.
    const isId = cells.id !== undefined && toId(cells.id).includes('-');
    const person = {
      id: ids.take(isId ? `${cells.id}` : `${department.code}-${toId(cells.id ?? name)}`),
      ...{ name, designation: cells.designation ?? 'Not Provided', room: cells.room ?? '' },
      ...{ contact: contact.replace(/[^+\d]+/g, ' ').trim() || contact, email, photo: '' },
    };
    const wrong = wrongFieldsOf(person);
    for (const [field, [what, none]] of Object.entries(optional) as [
      keyof typeof optional,
      [string, string],
    ][]) {
      if (!wrong.delete(field)) continue;
      notes.push(`${file}, line ${line}: ${what} "${cells[field]}" of ${name} is left out`);
      person[field] = none;
    }
    if (wrong.size > 0)
      errors.push(`${file}, line ${line}: a name has 2 to 1,000 characters, unlike "${name.slice(0, 40)}"`);
    return [
      {
        group: /^(non|no$|admin|support|staff)/i.test(cells.kind ?? '') ? 'non-teaching' : 'teaching',
        ...{ department, person },
      },
    ];
  };
  const people = rows.flatMap(read);
  if (errors.length > 0)
    throw new ImportError(`Cannot import the people:\n${errors.slice(0, 10).join('\n')}`);
  return people;
}
