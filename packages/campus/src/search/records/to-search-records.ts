import type { CampusContent, CampusRecord } from './campus-record.ts';
import { departmentFacets, departmentRecords, rangeRecords } from './department-records.ts';
import { floorFacets } from './floor-facets.ts';
import { helpRecords } from './help-records.ts';
import { pageRecords } from './pages.ts';
import { personRecords } from './person-records.ts';
import { floorRecords, placeRecords } from './place-records.ts';
import { roomRecords } from './room-records.ts';

/** Everything of a campus that can be searched: rooms, places, departments, people, floors, ranges and pages. */
export function toSearchRecords(content: CampusContent): CampusRecord[] {
  const floors = floorFacets(content.rooms.map((room) => room.level));
  const departments = departmentFacets(content.departments);
  return [
    ...departmentRecords(content),
    ...floorRecords(floors),
    ...rangeRecords(content, { departments, floors }),
    ...roomRecords({ content, floors, departments }),
    ...placeRecords(content, floors),
    ...personRecords(content, departments),
    ...helpRecords(content),
    ...pageRecords,
  ];
}
