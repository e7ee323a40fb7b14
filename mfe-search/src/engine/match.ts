import { outdoors, type Place, type PlaceId, placeOfRoom, type RoomNumber, titleOf } from '@campusway/campus';
import { officeTarget } from '@campusway/campus/content';
import type { CampusRecord } from '@campusway/campus/search';
import type { SavedPlace } from '@campusway/platform';
import { directionsTo, planOfDepartment, startAt, toDestinationLinks } from '../links/destination-links.ts';
import { toHref, toPlacePage } from '../links/record-links.ts';
import { type AnswerLink, mapLinks } from '../links/room-links.ts';
import type { SearchSite } from '../links/search-site.ts';

/** A match of the search, with its links. */
export interface Match extends Pick<CampusRecord, 'id' | 'kind' | 'title' | 'where' | 'category'> {
  readonly sentence: string;
  /** Text of the door sign. */
  readonly sign?: string | undefined;
  /** A line of a list uses the first one. */
  readonly links: readonly AnswerLink[];
  readonly level: number;
  /** Where it is; of a person or department the room. */
  readonly place: PlaceId | undefined;
  /** The place that it is, to say when it is closed; undefined for a person in a room. */
  readonly at: Place | undefined;
  readonly saved?: SavedPlace | undefined;
}

/** `8 matches`, `More than 50 matches`. */
export function countText(count: number, isMore: boolean): string {
  return `${isMore ? 'More than ' : ''}${count} ${count === 1 ? 'match' : 'matches'}`;
}

/** Kinds whose place is not what was searched for. */
const elsewhere: ReadonlySet<string> = new Set(['person', 'department', 'floor', 'page', 'help']);

export function toMatch(record: CampusRecord, site: SearchSite): Match {
  const { id, kind, code, door, where, category, level = outdoors } = record;
  const place = record.place ?? (door && placeOfRoom(door));
  const title = withoutWing(record);
  const sign = code ?? signOf(door, site);
  const links = linksOf(record, site);
  return {
    id,
    kind,
    title,
    where,
    sentence: sentenceOf(record, title, site),
    sign,
    links,
    category,
    level,
    place,
    at: elsewhere.has(kind) ? undefined : site.college.findPlace(place ?? ''),
    saved: kind !== 'help' ? toSavedPlace(record, title, links[0]?.to, site) : undefined,
  };
}

/** A room without a number has an id, which is on no sign. */
function signOf(door: RoomNumber | undefined, { college }: SearchSite): RoomNumber | undefined {
  return door !== undefined && college.findRoom(door)?.sign === '' ? undefined : door;
}

function linksOf(record: CampusRecord, site: SearchSite): readonly AnswerLink[] {
  const { id, kind, code, door, doors, place, department } = record;
  const directions = { label: 'Directions', to: directionsTo(id, site) };
  switch (kind) {
    case 'page':
      return [{ label: 'Open the page', to: toHref(record, site) }];
    case 'range':
      return [{ label: 'Show on map', to: toHref(record, site) }];
    case 'floor':
      return [{ label: 'Show on map', to: toHref(record, site) }, directions];
    case 'department': {
      const plan = department && planOfDepartment(department, site);
      return [
        { label: 'Staff page', to: toHref(record, site) },
        ...(plan ? [{ label: 'Show on map', to: plan }] : []),
        directions,
      ];
    }
    case 'person':
      return [
        ...(door === undefined ? [] : linksToDoors(doors ?? [door], site)),
        { label: 'Staff page', to: toHref(record, site) },
        ...(door === undefined ? officeLinks(department, site) : []),
      ];
    case 'room':
    case 'lab':
    case 'venue':
      return code === undefined ? placeLinks(place ?? id, site) : mapLinks(toDestinationLinks(code, site));
    // Amenities are interchangeable, so the directions come first.
    case 'amenity': {
      const [map, ...directions] = placeLinks(place ?? id, site);
      return [...directions, ...(map ? [map] : [])];
    }
    case 'place':
      return placeLinks(place ?? id, site);
    case 'help':
      return placeLinks(place ?? id, site).slice(0, 2);
    default:
      return kind satisfies never;
  }
}

/** The first one on the map, and directions to each. */
function linksToDoors(doors: readonly RoomNumber[], site: SearchSite): readonly AnswerLink[] {
  const [first, ...others] = doors.map((door) => mapLinks(toDestinationLinks(door, site)).slice(0, 2));
  if (others.length === 0) return first ?? [];
  const directions = doors.map((door) => {
    const to = toDestinationLinks(door, site).directions;
    return { label: `Directions to ${signOf(door, site) ?? site.college.findRoom(door)?.name}`, to };
  });
  return [...(first ?? []).slice(0, 1), ...directions];
}

/** Directions to the office of a department, if it has one, for its people without a room. */
function officeLinks(department: CampusRecord['department'], site: SearchSite): readonly AnswerLink[] {
  const { college } = site;
  const office = department && officeTarget(department, college.rooms);
  return office
    ? [
        {
          label: `${college.getDepartment(department).label} department office`,
          to: directionsTo(office, site),
        },
      ]
    : [];
}

function placeLinks(place: string, site: SearchSite): readonly AnswerLink[] {
  return mapLinks({
    map: toPlacePage(place, site),
    directions: directionsTo(place, site),
    start: startAt(place),
  });
}

/** `Data Structures Lab: room 214, second floor.`, in the wording of the lookup tables. */
function sentenceOf(
  { kind, code, where, level }: CampusRecord,
  title: string,
  { college }: SearchSite,
): string {
  if (kind === 'help') return where;
  const place =
    code !== undefined && level !== undefined ? `room ${code}, ${titleOf(college.levels, level)}` : where;
  return `${title}: ${place}.`;
}

/** `Lift` for `Lift, west wing` when `where` already names the wing. */
function withoutWing({ title, where }: CampusRecord): string {
  const [name = title, wing] = title.split(/, (?=[^,]*$)/);
  return wing !== undefined && where.endsWith(wing) ? name : title;
}

function toSavedPlace(
  record: CampusRecord,
  title: string,
  map: string | undefined,
  site: SearchSite,
): SavedPlace | undefined {
  const { id, kind, code, place, where, level } = record;
  const path = kind === 'person' ? toHref(record, site) : map;
  if (kind === 'person' && path && place === undefined) return { id, kind, name: title, detail: where, path };
  if (path === undefined || place === undefined) return undefined;
  const detail =
    code !== undefined && level !== undefined
      ? `Room ${code}, ${titleOf(site.college.levels, level)}`
      : where;
  return {
    id: kind === 'person' ? id : place,
    kind: kind === 'person' ? 'person' : 'place',
    name: title,
    detail,
    path,
  };
}
