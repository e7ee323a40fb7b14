import { outdoors, type PlaceId, type PlanePoint, type Point, toPlane, type View } from '@campusway/campus';
import { useMemo } from 'react';
import { placeOf } from '../endpoints/find-target.ts';
import type { PinLetter } from '../leaflet/EndpointPin.tsx';
import { zoomAt } from '../leaflet/plane.ts';
import { floorOf } from '../routing/floor-of.ts';
import { routeOnFloor } from '../routing/route-on-floor.ts';
import type { Directions } from './use-directions.ts';

/** CSS pixels per metre, indoors and outdoors. */
const [indoorScale, outdoorScale] = [12.3, 5];
/** CSS pixels per metre for a single place with its surroundings. */
const placeScale = 6.6;

interface Pin {
  readonly letter: PinLetter;
  readonly id: PlaceId;
  readonly floor: number;
  readonly at: Point;
}

interface Camera {
  /** Pins of all floors. */
  readonly pins: readonly Pin[];
  /** The route and the pins on the shown floor. */
  readonly onFloor: readonly PlanePoint[];
  /** Points to move into view; none keeps the view. */
  readonly inView: readonly PlanePoint[];
  readonly maxZoom: number;
}

/** What the map shows of a journey: on a new floor first the whole route on it, then each step. */
export function useCamera(directions: Directions, view: View): Camera {
  const { from, to, route, step, opensFloor, floor, keepsCamera } = directions;
  const pins = useMemo(() => pinsOf({ from, to, route }), [from, to, route]);
  const within = step && floorOf(step.level) === floor && !opensFloor ? step : undefined;
  const onFloor = useMemo(() => {
    const ends = pins.filter((pin) => pin.floor === floor).map(({ at }) => at);
    const points = [...ends, ...(route ? routeOnFloor(route, floor).lines.flat() : [])];
    return points.map((point) => toPlane(point, view));
  }, [route, floor, pins, view]);
  const inView = useMemo(() => {
    if (keepsCamera) return [];
    const points = within?.points.map(({ x, y }) => toPlane([x, y], view)) ?? onFloor;
    return points.length > 0 ? points : view.plane;
  }, [within, onFloor, keepsCamera, view]);
  return { pins, onFloor, inView, maxZoom: zoomAt(pixelsOn(step?.level ?? route?.legs[0]?.level), view) };
}

/** Scale for a level; for a single place without a level. */
function pixelsOn(level: number | undefined): number {
  if (level === undefined) return placeScale;
  return level === outdoors ? outdoorScale : indoorScale;
}

/** Start and destination of the route; without a route, the chosen places. */
function pinsOf({ from, to, route }: Pick<Directions, 'from' | 'to' | 'route'>): readonly Pin[] {
  const ends = [
    { letter: 'A', place: route?.fromPlace ?? placeOf(from) },
    { letter: 'B', place: route?.toPlace ?? placeOf(to) },
  ] as const;
  return ends.flatMap(({ letter, place }) =>
    place ? [{ letter, id: place.id, floor: floorOf(place.level), at: [place.x, place.y] as const }] : [],
  );
}
