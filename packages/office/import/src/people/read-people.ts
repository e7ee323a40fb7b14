import type { StaffMember } from '@campusway/campus';
import { validatorOf } from '@campusway/college/source';
import { toId } from '../derive/draft/names.ts';
import { ImportError, type SourceFiles } from '../model.ts';
import { parsePeople, type Row } from '../readers/csv/find-tables.ts';
import type { Departments } from './departments.ts';
import { type Identity, signsOf } from './match-people.ts';

/** An entry of a people file. */
export type Person = Omit<StaffMember, 'department' | 'group' | 'isUnlisted'> & {
  readonly hide?: readonly string[];
};

/** A row of the list. */
export interface Listed extends Identity {
  /** `people.csv, line 3` */
  readonly where: string;
  /** Undefined in a list without the column. */
  readonly group: 'teaching' | 'non-teaching' | undefined;
  /** Fields without a column: a person whom the college has keeps them. */
  readonly lacks: readonly OptionalField[];
  readonly person: Omit<Person, 'id'>;
}

/** Fields that a person may lack: what to call them, and their texts without a value. */
const optional = {
  contact: ['the telephone number', ''],
  email: ['the e-mail address', ''],
  designation: ['the designation', 'Not Provided'],
  room: ['the room', ''],
} as const;

export type OptionalField = keyof typeof optional;

/** Fields of a person that are not of the form of the college's files. */
function wrongFieldsOf(person: Person): Set<string> {
  const validate = validatorOf('staff');
  if (validate({ department: 'any', teaching: [person] })) return new Set();
  return new Set(validate.errors?.flatMap(({ instancePath }) => instancePath.split('/')[3] ?? []));
}

/** @throws {ImportError} with file and line of what is missing */
export function readPeople(files: SourceFiles, departments: Departments, notes: string[]): Listed[] {
  const { file, rows, columns, guesses } = parsePeople(files);
  const fields = Object.keys(optional) as OptionalField[];
  const lacks = fields.filter((field) => !columns.includes(field));
  notes.push(...guesses.map(({ what, why }) => `${what}: ${why}`));
  const errors: string[] = [];
  const read = ({ line, cells }: Row): Listed[] => {
    const { name, department, contact = '', email = '' } = cells;
    const where = `${file}, line ${line}`;
    if (!name || !department) {
      errors.push(`${where}: the ${name ? 'department' : 'name'} is missing`);
      return [];
    }
    const { code } = departments.take(department, cells.code);
    // A number of the personnel office alone is no id.
    const own = cells.id && toId(cells.id);
    const id = own && (own.includes('-') ? own : `${code}-${own}`);
    const person = {
      ...{ name, designation: cells.designation ?? 'Not Provided', room: cells.room ?? '' },
      ...{ contact: contact.replace(/[^+\d]+/g, ' ').trim() || contact, email, photo: '' },
    };
    const wrong = wrongFieldsOf({ id: id ?? `${code}-${toId(name)}`, ...person });
    for (const field of fields) {
      if (!wrong.delete(field)) continue;
      const [what, none] = optional[field];
      notes.push(`${where}: ${what} "${cells[field]}" of ${name} is left out`);
      person[field] = none;
    }
    if (wrong.size > 0)
      errors.push(`${where}: a name has 2 to 1,000 characters, unlike "${name.slice(0, 40)}"`);
    const group = /^(non|no$|admin|support|staff)/i.test(cells.kind ?? '') ? 'non-teaching' : 'teaching';
    return [
      {
        ...{ where, id, ...signsOf(person, code), person, lacks },
        group: columns.includes('kind') ? group : undefined,
      },
    ];
  };
  const people = rows.flatMap(read);
  if (errors.length > 0)
    throw new ImportError(`Cannot import the people:\n${errors.slice(0, 10).join('\n')}`);
  return people;
}
