import { factsOf, outdoors, type Place, withNear } from '@campusway/campus';
import type { CampusRouter } from '@campusway/campus/routing';

/** Landmarks nearest in a straight line among which the nearest on foot is. */
const tried = 24;

/**
 * Names places after what is nearest to each on foot, another one for each: areas that share their name, and lifts, toilets
 * and the like that share it on their level. Indoors that is a room, outdoors a place.
 */
export function withOwnNames({ places, findQuickest }: CampusRouter): readonly Place[] {
  const names = Map.groupBy(places, ({ name, level }) => `${level}|${name}`);
  const isLandmark = ({ kind, name, level, code }: Place) =>
    !factsOf(kind).isInterchangeable &&
    (code === undefined ? names.get(`${level}|${name}`)?.length === 1 : level !== outdoors);
  const landmarks = Map.groupBy(places.filter(isLandmark), ({ level }) => level);
  const named = places.filter(({ kind }) => kind === 'area' || factsOf(kind).isInterchangeable);
  const alike = Map.groupBy(named, ({ kind, name, level }) => (kind === 'area' ? name : `${level}|${name}`));
  const near = new Map<Place, string>();
  for (const own of alike.values()) {
    if (own.length < 2) continue;
    const used = new Set<Place>(own);
    for (const place of own) {
      const free = landmarksFor(place, landmarks.get(place.level) ?? []).filter((one) => !used.has(one));
      const nearest = free.find(isAt(place)) ?? findQuickest({ from: [place], to: free })?.toPlace;
      if (!nearest) continue;
      used.add(nearest);
      near.set(place, nearest.code ?? nearest.name);
    }
  }
  return places.map((place) => {
    const name = near.get(place);
    return name === undefined ? place : withNear(place, name);
  });
}

/** Rooms with numbers if there are any, the nearest ones in a straight line. */
function landmarksFor({ x, y }: Place, landmarks: readonly Place[]): readonly Place[] {
  const rooms = landmarks.filter(({ code }) => code !== undefined);
  const away = (other: Place) => Math.hypot(other.x - x, other.y - y);
  return (rooms.length > 0 ? rooms : landmarks).toSorted((a, b) => away(a) - away(b)).slice(0, tried);
}

function isAt({ nodes }: Place) {
  return (other: Place): boolean => other.nodes.some((node) => nodes.includes(node));
}
