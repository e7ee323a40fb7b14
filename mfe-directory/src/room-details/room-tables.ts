import type { DepartmentCode, PersonId, Room, RoomKind, StaffMember } from '@campusway/campus';
import { parseRoomText, type RoomReference } from '@campusway/campus/content';
import { isRoom } from '../rooms/known-rooms.ts';

export interface RoomRow {
  readonly key: string;
  readonly name: string;
  /** Designation, appended to the name. */
  readonly detail?: string;
  readonly person?: PersonId;
  readonly references: readonly RoomReference[];
}

export interface RoomTable {
  readonly kind: RoomKind;
  readonly title: string;
  /** Heading of the column of names. The other column is the room or an ID. */
  readonly nameHead: string;
  readonly rows: readonly RoomRow[];
}

const tables = [
  { kind: 'classroom', title: 'Classrooms', nameHead: 'Room Name' },
  { kind: 'lab', title: 'Labs', nameHead: 'Lab name' },
  { kind: 'faculty', title: 'Faculty Rooms', nameHead: 'Faculty Name' },
  { kind: 'department', title: 'Department Rooms', nameHead: 'Room Name' },
  { kind: 'waiting', title: 'Waiting Rooms', nameHead: 'Name' },
  { kind: 'other', title: 'Additional Rooms', nameHead: 'Room Name' },
] as const satisfies readonly Omit<RoomTable, 'rows'>[];

interface CampusContent {
  readonly rooms: readonly Room[];
  readonly staff: readonly StaffMember[];
}

/** Room tables of a department, without empty ones. */
export function createRoomTables(
  department: DepartmentCode,
  { rooms, staff }: CampusContent,
): readonly RoomTable[] {
  const own = rooms.filter((room) => room.department === department);
  const teachers = staff.filter((person) => person.department === department && person.group === 'teaching');
  return tables
    .map((table) => ({
      ...table,
      rows:
        table.kind === 'faculty'
          ? toFacultyRows(own, teachers)
          : own.filter(({ kind }) => kind === table.kind).map(toRow),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Teachers with their rooms, in the order of the data; then the unassigned faculty rooms. */
function toFacultyRows(own: readonly Room[], teachers: readonly StaffMember[]): readonly RoomRow[] {
  const people = teachers.map(toPersonRow);
  const taken = new Set(
    people.flatMap(({ references }) => references.map((one) => (one.kind === 'room' ? one.room : ''))),
  );
  const free = own.filter(({ kind, number }) => kind === 'faculty' && !taken.has(number));
  return [...people, ...free.map(toRow)];
}

function toPersonRow({ id, name, designation, room }: StaffMember): RoomRow {
  return { key: id, name, detail: designation, person: id, references: parseRoomText(room, isRoom) };
}

function toRow({ number, name }: Room): RoomRow {
  return { key: number, name, references: [{ kind: 'room', room: number }] };
}
