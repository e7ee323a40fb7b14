import { type CampusRecord, toSearchRecords } from '@campusway/campus/search';
import { openCollege } from '@campusway/publishing/college';

/** Everything that the home page's search knows of a college. */
export function recordsOf(folder: string): readonly CampusRecord[] {
  const { departments, levels, rooms, people, places, lookup, help } = openCollege(folder).parts;
  return toSearchRecords({ departments, levels, rooms, staff: people, places, ranges: lookup.ranges, help });
}
