import { outdoors, titleOf } from '@campusway/campus';
import type { CampusRecord } from '@campusway/campus/search';
import { college, type SavedPlace } from '@campusway/platform';
import { toDestinationLinks } from '../lookup/destination-links.ts';
import { directionsTo } from '../lookup/directions-to.ts';
import { planOfDepartment } from '../lookup/plan-of.ts';
import { toHref, toPlacePage } from './record-links.ts';

export interface Way {
  readonly label: string;
  readonly to: string;
}

/** Something that the search found, with its ways on. */
export interface Finding {
  readonly id: string;
  readonly isAmenity: boolean;
  readonly title: string;
  /** `second floor, west wing`; empty where there is nothing to add. */
  readonly where: string;
  readonly sentence: string;
  /** What the door says. */
  readonly sign?: string | undefined;
  /** Where it leads; the line of a list takes the first. */
  readonly ways: readonly Way[];
  /** Of a toilet, in the terms of IMDF. */
  readonly category?: string | undefined;
  readonly level: number;
  readonly saved?: SavedPlace | undefined;
}

export function toFinding(record: CampusRecord): Finding {
  const { id, kind, code, door, place, where, category, level = outdoors } = record;
  const title = withoutWing(record);
  const sign = code ?? door;
  const ways = waysOf(record);
  return {
    id,
    isAmenity: kind === 'amenity',
    title,
    where,
    sentence: sentenceOf(record, title),
    sign,
    ways,
    category,
    level,
    saved: place && kind !== 'help' ? toSavedPlace(record, title, ways[0]?.to) : undefined,
  };
}

function waysOf(record: CampusRecord): readonly Way[] {
  const { id, kind, code, door, place, department } = record;
  const directions = { label: 'Directions', to: directionsTo(id) };
  switch (kind) {
    case 'page':
      return [{ label: 'Open the page', to: toHref(record) }];
    case 'range':
      return [{ label: 'Show on map', to: toHref(record) }];
    case 'floor':
      return [{ label: 'Show on map', to: toHref(record) }, directions];
    case 'department': {
      const plan = department && planOfDepartment(department);
      return [
        { label: 'Staff page', to: toHref(record) },
        ...(plan ? [{ label: 'Show on map', to: plan }] : []),
        directions,
      ];
    }
    case 'person':
      return [...(door === undefined ? [] : doorWays(door)), { label: 'Staff page', to: toHref(record) }];
    case 'room':
    case 'lab':
    case 'venue':
      return code === undefined ? placeWays(place ?? id) : doorWays(code);
    // One of many alike: people want to get there, not to read about it.
    case 'amenity':
      return placeWays(place ?? id).toReversed();
    case 'place':
    case 'help':
      return placeWays(place ?? id);
    default:
      return kind satisfies never;
  }
}

function doorWays(door: string): readonly Way[] {
  const { map, directions } = toDestinationLinks(door);
  return [
    { label: 'Show on map', to: map },
    { label: 'Directions', to: directions },
  ];
}

function placeWays(place: string): readonly Way[] {
  return [
    { label: 'Show on map', to: toPlacePage(place) },
    { label: 'Directions', to: directionsTo(place) },
  ];
}

/** `Data Structures Lab: room 214, second floor.`, as the tables say it of a named venue. */
function sentenceOf({ kind, code, where, level }: CampusRecord, title: string): string {
  if (kind === 'help') return where;
  const place =
    code !== undefined && level !== undefined ? `room ${code}, ${titleOf(college.levels, level)}` : where;
  return `${title}: ${place}.`;
}

/** `Lift, west wing` is a `Lift` where the line below says the wing. */
function withoutWing({ title, where }: CampusRecord): string {
  const [name = title, wing] = title.split(/, (?=[^,]*$)/);
  return wing !== undefined && where.endsWith(wing) ? name : title;
}

function toSavedPlace(record: CampusRecord, title: string, map: string | undefined): SavedPlace | undefined {
  const { id, kind, code, place, where, level } = record;
  const path = kind === 'person' ? toHref(record) : map;
  if (path === undefined || place === undefined) return undefined;
  const detail =
    code !== undefined && level !== undefined ? `Room ${code}, ${titleOf(college.levels, level)}` : where;
  return {
    id: kind === 'person' ? id : place,
    kind: kind === 'person' ? 'person' : 'place',
    name: title,
    detail,
    path,
  };
}
