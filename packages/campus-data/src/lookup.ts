import type { LookupTables, RoomNumber } from '@campusway/campus';
import file from '../data/lookup.json' with { type: 'json' };

/** Single rooms, number ranges and named venues behind the Search button of the home page. */
export const lookup: LookupTables = { rooms: file.rooms, ranges: file.ranges, venues: file.venues };

/** What the college says to explain a room's name; undefined for nearly all rooms. */
export function noteOf(number: RoomNumber): string | undefined {
  return lookup.rooms.find(({ room }) => room === number)?.note;
}
