import { placeOfRoom } from '../geometry/features.ts';
import { getLevel, type Level, type Levels, withArticle } from '../level.ts';
import { findNearestNamed, findNearestTarget, placesOf, type Target } from '../lookup/nearest.ts';
import type { Department, Place, Room } from '../model.ts';
import { officesOf } from './places.ts';

interface Groups {
  readonly departments: readonly Department[];
  readonly levels: Levels;
  readonly places: readonly Place[];
  readonly rooms: readonly Room[];
}

/** What an id or word of several places means: the nearest of a kind, a floor, a department. `place` has it as an id or name. */
export function findGroup(id: string, place: Place | undefined, campus: Groups): Target | undefined {
  return (
    findNearestTarget(id, campus.places) ??
    findLevel(id, campus) ??
    findDepartment(id, campus) ??
    findNamed(id, place, campus)
  );
}

/** A word of several places alike means the nearest of them, unless a place of another kind has that name. */
function findNamed(word: string, place: Place | undefined, { places }: Groups): Target | undefined {
  const target = findNearestNamed(word, places);
  const [alike] = target ? placesOf(target, false) : [];
  return !place || (place.id !== word && place.kind === alike?.kind) ? target : undefined;
}

/** The targets of a level are where one comes to it: entrances, lifts, stairs. Older links use its sign, `floor-2`. */
function findLevel(id: string, { places, levels }: Groups): Target | undefined {
  const isNamed = ({ building, shortName }: Level) => building && `floor-${shortName.toLowerCase()}` === id;
  const level = levels.findIndex((one) => one.id === id || isNamed(one));
  const landings = places.filter(
    (one) => one.level === level && ['entrance', 'lift', 'stairs'].includes(one.kind),
  );
  if (landings.length === 0) return undefined;
  const stepFreePlaces = landings.filter(({ kind }) => kind !== 'stairs');
  const { id: own, title } = getLevel(levels, level);
  return { kind: 'nearest', id: own, name: withArticle(title), places: landings, stepFreePlaces };
}

/** The target of a department is its office, see `officesOf`. */
function findDepartment(id: string, { departments, rooms, places }: Groups): Target | undefined {
  const department = departments.find(({ code }) => id === `department-${code}`);
  if (!department) return undefined;
  const wanted = new Set(officesOf(department.code, rooms).map(({ number }) => placeOfRoom(number)));
  const found = places.filter((place) => wanted.has(place.id));
  const name = `${department.label} department`;
  const [place] = found;
  if (place && found.length === 1) return { kind: 'place', id: place.id, name, place };
  return { kind: 'nearest', id, name, places: found };
}
