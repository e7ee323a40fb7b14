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
import { type EndSources, findEnd } from './find-end.ts';
import { findNearestTarget } from './nearest.ts';
import type { Target } from './target.ts';

/** One end of a journey as the address names it. */
export type JourneyEnd =
  | { readonly kind: 'none' }
  | { readonly kind: 'target'; readonly target: Target; readonly note?: string | undefined }
  | { readonly kind: 'problem'; readonly message: string };

export interface TargetSources extends Omit<EndSources, 'view'> {
  readonly places: readonly Place[];
  readonly rooms: readonly Room[];
  readonly departments: readonly Department[];
  readonly levels: Levels;
}

/** Finds what an id stands for: a place, a person's room, the nearest of a kind, a floor, a department. */
export function findTarget(asked: string | undefined, sources: TargetSources): JourneyEnd {
  if (!asked) return { kind: 'none' };
  const id = asked.toLowerCase();
  const several =
    findNearestTarget(id, sources.places) ?? findLevel(id, sources) ?? findDepartment(id, sources);
  if (several) return { kind: 'target', target: several };
  const end = findEnd(asked, sources);
  switch (end.kind) {
    case 'place': {
      const { place, note, person } = end;
      const target = { kind: 'place', id: place.id, name: person?.name ?? place.name, place } as const;
      return { kind: 'target', target, note: person ? undefined : note };
    }
    case 'none':
      return end;
    case 'problem':
      return {
        kind: 'problem',
        message: parsePinId(id, sources.levels)
          ? 'This spot is not on a way that the map knows.'
          : end.message,
      };
    default:
      return end satisfies never;
  }
}

/** A level is reached at its lifts and stairs. Older links call it by its sign, `floor-2`. */
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

/** A department is where its office is, and where it has none, its nearest room. */
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
