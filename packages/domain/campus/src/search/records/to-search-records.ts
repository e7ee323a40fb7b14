import { outdoors, titleOf } from '../../level.ts';
import type { Help } from '../../model.ts';
import { type PackedRecords, packRecords } from '../packed-records.ts';
import {
  type CampusContent,
  type CampusRecord,
  pageRecords,
  type SharedFacets,
  type SiteContent,
} from './campus-record.ts';
import { departmentFacets, departmentRecords, rangeRecords } from './department-records.ts';
import { areaFacets, levelFacets, levelRecords } from './level-records.ts';
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
    areas: areaFacets(content.places),
    departments: departmentFacets(content.departments),
  };
  return [
    ...departmentRecords(content),
    ...levelRecords(content, facets),
    ...rangeRecords(content, facets),
    ...roomRecords(content, facets),
    ...placeRecords(content, facets),
    ...personRecords(content, facets),
    ...helpRecords(content, help),
    ...pageRecords(pages),
  ];
}

/** The records of a college to be published: destinations of routes, then ranges and help topics. */
export function packCampus(content: CampusContent, help: Help): PackedRecords<CampusRecord>[] {
  const { destinations = [], others = [] } = Object.groupBy(toSearchRecords(content, { help }), ({ kind }) =>
    kind === 'range' || kind === 'help' ? 'others' : 'destinations',
  );
  return packRecords(destinations, others);
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
