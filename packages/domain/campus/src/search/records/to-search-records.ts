import type { CampusContent, CampusRecord, SiteContent } from './campus-record.ts';
import { departmentFacets, departmentRecords, rangeRecords } from './department-records.ts';
import { helpRecords } from './help-records.ts';
import { levelFacets } from './level-facets.ts';
import { pageRecords } from './page-records.ts';
import { personRecords } from './person-records.ts';
import { levelRecords, placeRecords } from './place-records.ts';
import { roomRecords } from './room-records.ts';

/** All search records of a campus: rooms, places, departments, people, floors, ranges and pages. */
export function toSearchRecords(
  content: CampusContent,
  { help, pages = [] }: SiteContent = {},
): CampusRecord[] {
  const levels = levelFacets(content.levels);
  const departments = departmentFacets(content.departments);
  return [
    ...departmentRecords(content),
    ...levelRecords(content.levels, levels),
    ...rangeRecords(content, { departments, levels }),
    ...roomRecords({ content, levels, departments }),
    ...placeRecords(content, levels),
    ...personRecords(content, departments),
    ...helpRecords(content, help),
    ...pageRecords(pages),
  ];
}
