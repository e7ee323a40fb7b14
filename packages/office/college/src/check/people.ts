import type { StaffMember } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';
import type { StaffEntry } from '../shapes/staff.ts';
import type { Sourced } from '../source/sources.ts';

export interface LocatedPerson extends StaffEntry {
  readonly file: string;
  readonly pointer: string;
  readonly group: StaffMember['group'];
}

/** Everyone in the staff files, with the position in the file. */
export function* peopleOf(staff: readonly Sourced<Contents['staff']>[]): Generator<LocatedPerson> {
  for (const { path, content } of staff) {
    for (const group of ['teaching', 'non-teaching'] as const) {
      for (const [i, person] of content[group].entries()) {
        yield { ...person, group, file: path, pointer: `/${group}/${i}` };
      }
    }
  }
}
