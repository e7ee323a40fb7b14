import type { DepartmentCode, PersonId, StaffMember } from '@campusway/campus';
import civil from '../data/staff/civil.json' with { type: 'json' };
import csd from '../data/staff/csd.json' with { type: 'json' };
import cse from '../data/staff/cse.json' with { type: 'json' };
import csm from '../data/staff/csm.json' with { type: 'json' };
import ece from '../data/staff/ece.json' with { type: 'json' };
import eee from '../data/staff/eee.json' with { type: 'json' };
import fed from '../data/staff/fed.json' with { type: 'json' };
import it from '../data/staff/it.json' with { type: 'json' };
import mba from '../data/staff/mba.json' with { type: 'json' };
import mech from '../data/staff/mech.json' with { type: 'json' };

type StaffEntry = Omit<StaffMember, 'department' | 'group'>;
interface StaffFile {
  readonly department: string;
  readonly teaching: readonly StaffEntry[];
  readonly 'non-teaching': readonly StaffEntry[];
}

const files: readonly StaffFile[] = [cse, it, csd, csm, eee, ece, civil, mech, fed, mba];

/** All invented people of the sample college: by department, teaching staff first, each list in its written order. */
export const staff: readonly StaffMember[] = files.flatMap((file) => {
  const department = file.department as DepartmentCode;
  return (['teaching', 'non-teaching'] as const).flatMap((group) =>
    file[group].map((entry) => ({ ...entry, department, group })),
  );
});

export function staffOf(department: DepartmentCode): readonly StaffMember[] {
  return staff.filter((person) => person.department === department);
}

export function findPerson(id: PersonId): StaffMember | undefined {
  return staff.find((person) => person.id === id);
}
