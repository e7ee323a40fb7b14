import { outdoors, titleOf } from '../../level.ts';
import type { Help } from '../../model.ts';
import type { CampusContent, CampusRecord, SharedFacets, SiteContent, SitePage } from './campus-record.ts';
import { departmentFacets, departmentRecords, rangeRecords } from './department-records.ts';
import { levelFacets, levelRecords } from './level-records.ts';
import { personRecords } from './person-records.ts';
import { placeRecords } from './place-records.ts';
import { roomRecords } from './room-records.ts';

/** All search records of a campus: rooms, places, departments, people, floors, ranges and pages. */
export function toSearchRecords(
  content: CampusContent,
  { help, pages = [] }: SiteContent = {},
): CampusRecord[] {
  const facets: SharedFacets = {
    levels: levelFacets(content.levels),
    departments: departmentFacets(content.departments),
  };
  return [
    ...departmentRecords(content),
    ...levelRecords(content.levels, facets),
    ...rangeRecords(content, facets),
    ...roomRecords(content, facets),
    ...placeRecords(content, facets),
    ...personRecords(content, facets),
    ...helpRecords(content, help),
    ...pageRecords(pages),
  ];
}

/** Help topics: answers to what the map does not show, with directions to the help desk. */
function helpRecords({ places, levels }: CampusContent, help: Help | undefined): CampusRecord[] {
  const desk = places.find(({ id }) => id === help?.desk);
  if (!help || !desk) return [];
  const { id: place, name: deskName, code, level } = desk;
  const door = code === undefined ? '' : `room ${code}, `;
  return help.topics.map(({ id, name, aliases, answer }) => ({
    id: `help-${id}`,
    kind: 'help',
    title: name,
    aliases,
    where: `${answer} Ask at ${deskName}, ${door}${titleOf(levels, level)}.`,
    place,
    ...(code !== undefined && { door: code }),
    ...(level !== outdoors && { level }),
    rank: 0.5,
  }));
}

/** The pages of the site; their ids are `page-` and the page's path. */
function pageRecords(pages: readonly SitePage[]): CampusRecord[] {
  return pages.map((page) => ({ id: `page-${page.path.slice(1)}`, kind: 'page', rank: 0.55, ...page }));
}
