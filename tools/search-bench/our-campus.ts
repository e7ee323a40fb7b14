import { type CampusRecord, toSearchRecords } from '@campusway/campus/search';
import { departments } from '@campusway/campus-data/departments';
import { help } from '@campusway/campus-data/help';
import { lookup } from '@campusway/campus-data/lookup';
import { places } from '@campusway/campus-data/places';
import { rooms } from '@campusway/campus-data/rooms';
import { staff } from '@campusway/campus-data/staff';

/** Everything that the home page's search knows. */
export const ourRecords: readonly CampusRecord[] = toSearchRecords({
  departments,
  rooms,
  staff,
  places,
  ranges: lookup.ranges,
  help,
});
