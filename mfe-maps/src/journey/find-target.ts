import { chipsAmong, getLevel, type Level, type Place, placeOfRoom, withArticle } from '@campusway/campus';
import { officesOf } from '@campusway/campus/content';
import { findNearestNamed, findNearestTarget, placesOf, type Target } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { type Endpoint, type EndpointSources, findEndpoint, placeOf } from './find-endpoint.ts';

interface TargetSources extends Omit<EndpointSources, 'view'> {
  /** Where a person stands: one place, or a person's room. */
  readonly isPosition?: boolean;
}

/** Resolves an id: a place, a person's room, the nearest of a kind, also by a word for it, a floor, a department. */
export function findTarget(text: string | undefined, sources: TargetSources): Endpoint {
  const id = text?.toLowerCase() ?? '';
  const target =
    findNearestTarget(id, college.places) ??
    findLevel(id) ??
    findDepartment(id) ??
    findNamed(id, sources.findPlace(id));
  if (target && !sources.isPosition) return { kind: 'target', target };
  const end = findEndpoint(text, sources);
  const isSeveral = target ?? (sources.isPosition && isGroup(id, placeOf(end)));
  return isSeveral ? { kind: 'error', message: `“${text}” is not one place.`, unknown: text } : end;
}

/** A whole building, or the name of a category, a floor or a department which is not the name of the place. */
function isGroup(id: string, place: Place | undefined): boolean {
  const { places, levels, departments } = college;
  if (place && levels.some(({ building }) => building === place.id)) return true;
  const floors = levels.map(({ title }) => title);
  const groups = [
    ...chipsAmong(places),
    ...floors,
    ...departments.flatMap(({ code, label }) => [code, label]),
  ];
  const toKey = (name: string) => name.toLowerCase().replaceAll('-', ' ');
  return toKey(place?.name ?? '') !== toKey(id) && groups.some((name) => toKey(name) === toKey(id));
}

/** A word of several places alike means the nearest of them, unless a place of another kind has that name. */
function findNamed(word: string, place?: Place): Target | undefined {
  const target = findNearestNamed(word, college.places);
  const [alike] = target ? placesOf(target, false) : [];
  return !place || (place.id !== word && place.kind === alike?.kind) ? target : undefined;
}

/** The targets of a level are where one comes to it: entrances, lifts, stairs. Older links use its sign, `floor-2`. */
function findLevel(id: string): Target | undefined {
  const { places, levels } = college;
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
function findDepartment(id: string): Target | undefined {
  const { departments, rooms, places } = college;
  const department = departments.find(({ code }) => id === `department-${code}`);
  if (!department) return undefined;
  const wanted = new Set(officesOf(department.code, rooms).map(({ number }) => placeOfRoom(number)));
  const found = places.filter((place) => wanted.has(place.id));
  const name = `${department.label} department`;
  const [place] = found;
  if (place && found.length === 1) return { kind: 'place', id: place.id, name, place };
  return { kind: 'nearest', id, name, places: found };
}
