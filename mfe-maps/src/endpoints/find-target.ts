import {
  type Department,
  getLevel,
  type Levels,
  type Place,
  placeOfRoom,
  type Room,
  withArticle,
} from '@campusway/campus';
import { parsePinId } from '@campusway/campus/routing';
import { type EndpointSources, findEndpoint } from './find-endpoint.ts';
import { findNearestTarget } from './nearest.ts';
import type { Target } from './target.ts';

/** The target of an endpoint in the URL. */
export type JourneyEndpoint =
  | { readonly kind: 'none' }
  | { readonly kind: 'target'; readonly target: Target; readonly note?: string | undefined }
  | { readonly kind: 'error'; readonly message: string };

/** The place of an endpoint; undefined for none and for several. */
export function placeOf(end: JourneyEndpoint): Place | undefined {
  return end.kind === 'target' && end.target.kind === 'place' ? end.target.place : undefined;
}

export interface TargetSources extends Omit<EndpointSources, 'view'> {
  readonly places: readonly Place[];
  readonly rooms: readonly Room[];
  readonly departments: readonly Department[];
  readonly levels: Levels;
}

/** Resolves an id: a place, a person's room, the nearest of a kind, a floor, a department. */
export function findTarget(text: string | undefined, sources: TargetSources): JourneyEndpoint {
  if (!text) return { kind: 'none' };
  const id = text.toLowerCase();
  const several =
    findNearestTarget(id, sources.places) ?? findLevel(id, sources) ?? findDepartment(id, sources);
  if (several) return { kind: 'target', target: several };
  const end = findEndpoint(text, sources);
  switch (end.kind) {
    case 'place': {
      const { place, note, person } = end;
      const target = { kind: 'place', id: place.id, name: person?.name ?? place.name, place } as const;
      return { kind: 'target', target, note: person ? undefined : note };
    }
    case 'none':
      return end;
    case 'error':
      return {
        kind: 'error',
        message: parsePinId(id, sources.levels) ? 'No path is near this point.' : end.message,
      };
    default:
      return end satisfies never;
  }
}

/** The targets of a level are its lifts and stairs. Older links use its sign, `floor-2`. */
function findLevel(id: string, { places, levels }: TargetSources): Target | undefined {
  const level = levels.findIndex(
    (one) => one.id === id || (one.building && `floor-${one.shortName.toLowerCase()}` === id),
  );
  const landings = places.filter(
    (place) => place.level === level && (place.kind === 'lift' || place.kind === 'stairs'),
  );
  if (landings.length === 0) return undefined;
  const stepFreePlaces = landings.filter(({ kind }) => kind === 'lift');
  return {
    kind: 'nearest',
    id,
    name: withArticle(getLevel(levels, level).title),
    places: landings,
    stepFreePlaces,
  };
}

/** The targets of a department are its offices, or all of its rooms without an office. */
function findDepartment(id: string, { departments, rooms, places }: TargetSources): Target | undefined {
  const department = departments.find(({ code }) => id === `department-${code}`);
  if (!department) return undefined;
  const own = rooms.filter((room) => room.department === department.code);
  const offices = own.filter(({ kind }) => kind === 'department');
  const wanted = new Set((offices.length > 0 ? offices : own).map(({ number }) => placeOfRoom(number)));
  return {
    kind: 'nearest',
    id,
    name: `${department.label} department`,
    places: places.filter((place) => wanted.has(place.id)),
  };
}
