import { getLevel, type Level, type Place, placeOfRoom, withArticle } from '@campusway/campus';
import { parsePinId } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { type EndpointSources, findEndpoint } from './find-endpoint.ts';
import type { Target } from './nearest.ts';
import { findNearestTarget } from './nearest.ts';

/** The target of an endpoint in the URL. */
export type JourneyEndpoint =
  | { readonly kind: 'none' }
  | { readonly kind: 'target'; readonly target: Target; readonly note?: string | undefined }
  | { readonly kind: 'error'; readonly message: string };

/** The place of an endpoint; undefined for none and for several. */
export function placeOf(end: JourneyEndpoint): Place | undefined {
  return end.kind === 'target' && end.target.kind === 'place' ? end.target.place : undefined;
}

/** Resolves an id: a place, a person's room, the nearest of a kind, a floor, a department. */
export function findTarget(
  text: string | undefined,
  sources: Omit<EndpointSources, 'view'>,
): JourneyEndpoint {
  if (!text) return { kind: 'none' };
  const id = text.toLowerCase();
  const several = findNearestTarget(id, college.places) ?? findLevel(id) ?? findDepartment(id);
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
    case 'error': {
      const message = parsePinId(id, college.levels) ? 'No path is near this point.' : end.message;
      return { kind: 'error', message };
    }
    default:
      return end satisfies never;
  }
}

/** The targets of a level are its lifts and stairs. Older links use its sign, `floor-2`. */
function findLevel(id: string): Target | undefined {
  const { places, levels } = college;
  const isNamed = ({ building, shortName }: Level) => building && `floor-${shortName.toLowerCase()}` === id;
  const level = levels.findIndex((one) => one.id === id || isNamed(one));
  const landings = places.filter(
    (place) => place.level === level && (place.kind === 'lift' || place.kind === 'stairs'),
  );
  if (landings.length === 0) return undefined;
  const stepFreePlaces = landings.filter(({ kind }) => kind === 'lift');
  const name = withArticle(getLevel(levels, level).title);
  return { kind: 'nearest', id, name, places: landings, stepFreePlaces };
}

/** The targets of a department are its offices, or all of its rooms without an office. */
function findDepartment(id: string): Target | undefined {
  const { departments, rooms, places } = college;
  const department = departments.find(({ code }) => id === `department-${code}`);
  if (!department) return undefined;
  const own = rooms.filter((room) => room.department === department.code);
  const offices = own.filter(({ kind }) => kind === 'department');
  const wanted = new Set((offices.length > 0 ? offices : own).map(({ number }) => placeOfRoom(number)));
  const found = places.filter((place) => wanted.has(place.id));
  return { kind: 'nearest', id, name: `${department.label} department`, places: found };
}
