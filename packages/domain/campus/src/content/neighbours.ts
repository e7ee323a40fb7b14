import type { Place } from '../model.ts';
import { factsOf } from '../place-kinds.ts';

/**
 * Adds `near` to places that share their name with another of the same level and wing: the nearest place there with a name
 * of its own, another one for each. A venue and its room are one place. Lifts and toilets stay alike.
 */
export function withNeighbours(places: readonly Place[]): Place[] {
  const byKey = new Map(places.map((place) => [keyOf(place), place]));
  const named = [...byKey.values()].filter(({ kind }) => !factsOf(kind).isInterchangeable);
  const alike = Map.groupBy(named, ({ name, level, wing }) => `${level}|${wing}|${name}`);
  const names = Map.groupBy(named, ({ name, level }) => `${level}|${name}`);
  const landmarks = Map.groupBy(
    named.filter(({ name, level }) => names.get(`${level}|${name}`)?.length === 1),
    ({ level }) => level,
  );
  const near = new Map<string, string>();
  for (const own of alike.values()) {
    if (own.length < 2) continue;
    const free = new Set(landmarks.get(own[0]?.level ?? 0));
    for (const place of own) {
      const nearest = findNearest(place, free);
      if (!nearest) continue;
      free.delete(nearest);
      near.set(keyOf(place), nearest.code ?? nearest.name);
    }
  }
  return places.map((place) => {
    const name = near.get(keyOf(place));
    return name === undefined ? place : { ...place, near: name };
  });
}

function keyOf({ level, name, id, code, room = code }: Place): string {
  return `${level}|${name}|${room ?? id}`;
}

/** A place named after one beside it: `Lounge near 324`, `Drinking water, west wing, near 224`. */
export function withNear(place: Place, near: string): Place {
  const comma = factsOf(place.kind).isInterchangeable ? ',' : '';
  return { ...place, name: `${place.name}${comma} near ${near}`, near };
}

/** Its name without what it is near. */
export function nameWithoutNear({ name, near }: Pick<Place, 'name' | 'near'>): string {
  const ending = ` near ${near}`;
  return near !== undefined && name.endsWith(ending) ? name.slice(0, -ending.length).replace(/,$/, '') : name;
}

function findNearest({ x, y }: Place, among: Iterable<Place>): Place | undefined {
  let [nearest, least]: [Place | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const other of among) {
    const metres = Math.hypot(other.x - x, other.y - y);
    if (metres < least) [nearest, least] = [other, metres];
  }
  return nearest;
}
