import type { LookupTables } from '@campusway/campus';
import file from '../data/lookup.json' with { type: 'json' };

/** Single rooms, number ranges and named venues behind the Search button of the home page. */
export const lookup: LookupTables = { rooms: file.rooms, ranges: file.ranges, venues: file.venues };
