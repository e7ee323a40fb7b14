import { lookup } from '@campusway/campus-data/lookup';
import { paths } from '@campusway/contract';
import { findDepartmentOf } from './department-range.ts';

/** Where a room that was found leads. */
export interface DestinationLinks {
  /** The plan of its wing, with the room as destination. */
  readonly map: string;
  /** The way to it, from anywhere. */
  readonly directions: string;
}

/** Links for the room with this number, `215` or `230A`, on this floor. */
export function toDestinationLinks(room: string, floor: number): DestinationLinks {
  const to = `room-${room.toLowerCase()}`;
  const number = Number.parseInt(room, 10);
  const range = lookup.ranges.find(({ from, to: last }) => from <= number && number <= last);
  const department = range && findDepartmentOf(range.department);
  return {
    map: department ? paths.departmentNav(department, { to }) : paths.floor(floor, { to }),
    directions: paths.navigate({ to }),
  };
}
