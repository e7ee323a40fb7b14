import { signedArea } from '@campusway/campus';
import type { Guess, GuessPlace, Position, SourcePolygon } from './model.ts';

/** Positions beyond these are no degrees. */
const [maxLongitude, maxLatitude] = [180, 90];
/** Metres from the origin beyond which no campus reaches. */
const maxMetres = 1e6;

interface Reading {
  readonly unit: 'degrees' | 'metres';
  readonly where: GuessPlace;
  readonly guesses: Guess[];
}

/**
 * Polygons of any GeoJSON geometry: rings open, outer ones counter-clockwise, holes clockwise. What is
 * no ring (fewer than three corners, no area, positions that are no numbers or lie off the earth) is left out and reported.
 */
export function readPolygons(geometry: unknown, reading: Reading): SourcePolygon[] {
  if (!isObject(geometry)) return [];
  const { type, coordinates, geometries } = geometry;
  if (type === 'GeometryCollection' && Array.isArray(geometries))
    return geometries.flatMap((one) =>
      // RFC 7946 nests none in another one.
      isObject(one) && one.type !== type ? readPolygons(one, reading) : [],
    );
  if (type === 'Polygon' && isRing(coordinates)) {
    const [what, why] = ['The only ring of an area is read', 'It is not inside a list of rings'];
    reading.guesses.push({ kind: 'repaired', rule: 'bare-ring', what, why, where: reading.where });
    return readPolygons({ type, coordinates: [coordinates] }, reading);
  }
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  if (!Array.isArray(polygons)) return [];
  return polygons.flatMap((rings): SourcePolygon[] => {
    const [outer, ...holes] = Array.isArray(rings)
      ? rings.map((ring, i) => readRing(ring, i > 0, reading))
      : [];
    return outer ? [[outer, ...holes.filter((hole) => hole !== undefined)]] : [];
  });
}

/** A position of GeoJSON; undefined for what is none. */
export function readPosition(value: unknown, unit: 'degrees' | 'metres'): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [x, y]: unknown[] = value;
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return undefined;
  const [maxX, maxY] = unit === 'degrees' ? [maxLongitude, maxLatitude] : [maxMetres, maxMetres];
  return Math.abs(x) <= maxX && Math.abs(y) <= maxY ? [x, y] : undefined;
}

/** Positions of a line, those that are none left out and reported. */
export function readLine(value: unknown, { unit, where, guesses }: Reading): Position[] {
  if (!Array.isArray(value)) return [];
  const points = value.flatMap((one) => {
    const position = readPosition(one, unit);
    return position ? [position] : [];
  });
  if (points.length < value.length) {
    guesses.push({
      kind: 'left-out',
      rule: 'bad-position',
      what: `${value.length - points.length} positions are left out`,
      why: unit === 'degrees' ? 'They are no longitude and latitude' : 'They are no metres of a campus',
      where,
    });
  }
  return points;
}

function readRing(value: unknown, isHole: boolean, reading: Reading): Position[] | undefined {
  const points = readLine(value, reading).filter(
    (point, i, all) => point[0] !== all[i - 1]?.[0] || point[1] !== all[i - 1]?.[1],
  );
  const [first, last] = [points[0], points.at(-1)];
  if (points.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) points.pop();
  // Relative to a corner: the digits of degrees do not reach for products of whole ones.
  const area =
    points.length < 3 || !first ? 0 : signedArea(points.map(([x, y]) => [x - first[0], y - first[1]]));
  const { where, guesses } = reading;
  if (area === 0 || !Number.isFinite(area)) {
    const what = isHole ? 'A hole is left out' : 'An outline is left out';
    guesses.push({ kind: 'left-out', rule: 'bad-ring', what, why: 'It encloses no area', where });
    return undefined;
  }
  if (area > 0 === isHole) points.reverse();
  return points;
}

/** Whether a value is a list of positions, and not a list of rings. */
function isRing(value: unknown): boolean {
  return Array.isArray(value) && Array.isArray(value[0]) && typeof value[0][0] === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
