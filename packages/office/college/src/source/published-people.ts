import type { StaffMember } from '@campusway/campus';
import { type CollegeFacts, defaultStaffKinds } from '@campusway/contract';
import type { Contents } from '../shapes/index.ts';

type StaffFile = Contents['staff'];
type StaffEntry = NonNullable<StaffFile['teaching']>[number];

/** The lists of a file with the id of their kind of staff. */
export function staffLists(file: StaffFile): [kind: string, people: readonly StaffEntry[]][] {
  return Object.entries(file).filter((field): field is [string, StaffEntry[]] => Array.isArray(field[1]));
}

/** Fields that are empty on the site, by what an office hides. */
const withheld = {
  name: ['photo', 'contact', 'email'],
  photo: ['photo'],
  contact: ['contact'],
  email: ['email'],
  search: [],
} as const satisfies Record<string, readonly (keyof StaffMember)[]>;

/** The people as the site shows them, and their published ids by their own: someone without a name has another id. */
export function publishPeople(files: readonly StaffFile[], { staffKinds }: Pick<CollegeFacts, 'staffKinds'>) {
  const order = (staffKinds ?? defaultStaffKinds).map(({ id }) => id);
  const entries = files.flatMap((file) =>
    staffLists(file)
      .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .flatMap(([group, people]) =>
        people.map((person) => ({ ...person, group, department: file.department })),
      ),
  );
  const taken = new Set(entries.map(({ id }) => id));
  const ids = new Map<string, string>();
  const people = entries.map(({ hide = [], aliases, ...person }): StaffMember => {
    const isNameless = hide.includes('name');
    const id = isNameless ? freeId(person, taken) : person.id;
    taken.add(id);
    ids.set(person.id, id);
    const emptied = Object.fromEntries(hide.flatMap((what) => withheld[what]).map((field) => [field, '']));
    return {
      ...person,
      ...emptied,
      ...(isNameless ? { id, name: person.designation } : aliases && { aliases }),
      ...(hide.includes('search') && { isUnlisted: true }),
    };
  });
  return { people, ids };
}

/** `cse-lab-technician-2` */
function freeId(
  { department, designation }: Pick<StaffMember, 'department' | 'designation'>,
  taken: ReadonlySet<string>,
): string {
  const words = designation.toLowerCase().match(/[a-z0-9]+/g) ?? ['staff'];
  const start = [department, ...words].join('-');
  for (let count = 1; ; count++) if (!taken.has(`${start}-${count}`)) return `${start}-${count}`;
}
