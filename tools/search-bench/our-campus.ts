import { type CampusRecord, toSearchRecords } from '@campusway/campus/search';
import { openCollege } from '@campusway/publishing/college';

/** Everything that the home page's search knows of a college. */
export function recordsOf(folder: string): readonly CampusRecord[] {
  const { departments, rooms, people, places, lookup, help } = openCollege(folder).parts;
  return toSearchRecords({ departments, rooms, staff: people, places, ranges: lookup.ranges, help });
}
