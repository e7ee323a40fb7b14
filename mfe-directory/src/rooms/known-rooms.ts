import type { DepartmentCode, Room, RoomNumber, StaffMember, Wing } from '@campusway/campus';
import { roomsOfText } from '@campusway/campus/content';
import { college } from '@campusway/platform';

export function isRoom(number: RoomNumber): boolean {
  return college.findRoom(number) !== undefined;
}

/** `205`; the name of a room without a number. */
export function signOf(number: RoomNumber): string {
  const room = college.findRoom(number);
  return room?.sign === '' ? room.name : number;
}

/** `Room 205`, `Reading Room`. */
export function nameOf(number: RoomNumber): string {
  const sign = signOf(number);
  return sign === number ? `Room ${number}` : sign;
}

export function peopleIn(room: RoomNumber): readonly StaffMember[] {
  return college.people.filter((person) => roomsOfText(person.room, isRoom).includes(room));
}

export interface DepartmentWing {
  readonly level: number;
  readonly wing?: Wing;
}

const wings = new Map<DepartmentCode, DepartmentWing | undefined>();

/** Wing with most rooms of a department, which its plan shows. Undefined for a department without rooms. */
export function departmentWing(department: DepartmentCode): DepartmentWing | undefined {
  if (!wings.has(department)) wings.set(department, findWing(department));
  return wings.get(department);
}

/** Whether the plan of the department's wing shows the room, of any department. */
export function isOnPlan(room: Room, department: DepartmentCode): boolean {
  const shown = departmentWing(department);
  return shown?.level === room.level && shown.wing === room.wing;
}

function findWing(department: DepartmentCode): DepartmentWing | undefined {
  const groups = Object.values(
    Object.groupBy(
      college.rooms.filter((room) => room.department === department),
      ({ level, wing }) => `${level} ${wing}`,
    ),
  );
  return groups.reduce<readonly Room[]>(
    (most, group = []) => (group.length > most.length ? group : most),
    [],
  )[0];
}
