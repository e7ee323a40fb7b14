import { getLevel, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { isOnPlan } from '../rooms/department-wing.ts';
import { knownRoom } from '../rooms/known-rooms.ts';

/** Where a room is seen on a plan: on its department's page when that shows its wing, else on its floor's. */
export function planPath(number: RoomNumber): string {
  const room = knownRoom(number);
  if (room?.department && isOnPlan(room, room.department))
    return paths.departmentMap(room.department, { room: number });
  const screen = room && getLevel(college.levels, room.level).screen;
  const link = { to: placeOfRoom(number) };
  return screen ? paths.screen(screen, link) : paths.navigate(link);
}
