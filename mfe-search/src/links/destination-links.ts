import { type DepartmentCode, type PlaceId, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { parseRoomCode } from '@campusway/campus/lookup';
import { paths, placePaths } from '@campusway/contract';
import { college, readVisitStart } from '@campusway/platform';

/** Links of a room number. */
export interface DestinationLinks {
  /** Page of the room; for a number without a door the plan of its range. */
  readonly map: string;
  /** Directions to the room. */
  readonly directions: string;
  /** Directions from the room; absent for a number of a range without a door. */
  readonly start?: string;
}

/** Links for a room number such as `215` or `230A`. */
export function toDestinationLinks(room: string): DestinationLinks {
  const place = college.findPlace(doorOf(room));
  if (place)
    return { map: placePaths.pageOf(place), directions: directionsTo(place.id), start: startAt(place.id) };
  const number = Number.parseInt(room, 10);
  const range = college.lookup.ranges.find(({ from, to }) => from <= number && number <= to);
  const department = range?.departments[0];
  return {
    map: (department && planOfDepartment(department)) ?? paths.navigate(),
    directions: paths.navigate(),
  };
}

/** A link of an answer. */
export interface AnswerLink {
  readonly label: string;
  readonly to: string;
}

/** Links of an answer to a page of the map, and to directions to it and from it. */
export function mapLinks({ map, directions, start }: DestinationLinks): readonly AnswerLink[] {
  return [
    { label: 'Show on map', to: map },
    { label: 'Directions', to: directions },
    ...(start ? [{ label: 'Start here', to: start }] : []),
  ];
}

/** Place of a room code; for a span such as `140-141` its first room. */
export function doorOf(room: RoomNumber): PlaceId {
  const code = parseRoomCode(room);
  return placeOfRoom(code?.to === undefined ? room : String(code.number));
}

/** Path of the directions to a place, from the start of the visit if known. */
export function directionsTo(to: string): string {
  return paths.navigate({ from: readVisitStart()?.id, to });
}

/** Path of the directions from a place. */
export function startAt(from: PlaceId): string {
  return paths.navigate({ from });
}

/** Path of the plan with a department's rooms, if it has any. */
export function planOfDepartment(code: DepartmentCode): string | undefined {
  const screen = college.departments.find((department) => department.code === code)?.screen;
  return screen && paths.screen(screen);
}
