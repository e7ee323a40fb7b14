import type { DepartmentCode, Room, RoomKind, StaffMember } from '../model.ts';

/** One row of a table on a department's room page. */
export interface RoomRow {
  readonly name: string;
  /** Room number, or for a person whatever the office wrote: two numbers, an employee ID. */
  readonly room: string;
}

export type RoomTables = Readonly<Record<RoomKind, readonly RoomRow[]>>;

/** The tables of a department's room page. Faculty rooms are listed by person, with the designation appended. */
export function departmentRooms(
  department: DepartmentCode,
  { rooms, staff }: { readonly rooms: readonly Room[]; readonly staff: readonly StaffMember[] },
): RoomTables {
  const rowsOf = (kind: RoomKind) =>
    rooms
      .filter((room) => room.department === department && room.kind === kind)
      .map(({ name, number }): RoomRow => ({ name, room: number }));
  const faculty = staff
    .filter((person) => person.department === department && person.group === 'teaching')
    .map(({ name, designation, room }): RoomRow => ({ name: `${name}, ${designation}`, room }));
  return {
    classroom: rowsOf('classroom'),
    lab: rowsOf('lab'),
    faculty,
    department: rowsOf('department'),
    waiting: rowsOf('waiting'),
    other: rowsOf('other'),
  };
}
