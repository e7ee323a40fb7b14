import { factsOf, outdoors, type Place, withNear } from '@campusway/campus';
import type { CampusRouter } from '@campusway/campus/routing';

/** Landmarks nearest in a straight line among which the nearest on foot is. */
const tried = 24;

/**
 * Names places after what is nearest to each on foot, if possible nearer to it than to those alike: areas that share their
 * name, and lifts, toilets and the like that share it on their level. Indoors that is a room, outdoors a place.
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
      const nearest = nearestOf(own, place, free) ?? nearestTo(place, free);
      if (!nearest) continue;
      used.add(nearest);
      near.set(place, nearest.code ?? nearest.name);
    }
  }
  return places.map((place) => {
    const name = near.get(place);
    return name === undefined ? place : withNear(place, name);
  });

  function nearestTo(place: Place, among: readonly Place[]): Place | undefined {
    return among.find(isAt(place)) ?? findQuickest({ from: [place], to: among })?.toPlace;
  }

  /** Of the landmarks to which no other of `own` is nearer. */
  function nearestOf(own: readonly Place[], place: Place, among: readonly Place[]): Place | undefined {
    const nearest = nearestTo(place, among);
    const isNearest = !nearest || findQuickest({ from: [nearest], to: own })?.toPlace === place;
    return isNearest
      ? nearest
      : nearestOf(
          own,
          place,
          among.filter((one) => one !== nearest),
        );
  }
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
