import { signedArea } from '@campusway/campus';
import { type Guess, type GuessPlace, guess } from '../guesses.ts';
import type { Position, SourceCampus, SourcePolygon } from '../model.ts';
import { isJsonObject } from './parse-json.ts';

/** Metres from the origin beyond which no campus extends. */
const maxMetres = 1e6;

interface Reading {
  readonly unit: SourceCampus['unit'];
  readonly where: GuessPlace;
  readonly guesses: Guess[];
}

/**
 * Polygons of any GeoJSON geometry: rings open, outer ones counter-clockwise, holes clockwise. Invalid rings are omitted and
 * reported: fewer than three corners, no area, positions that are not numbers or not on earth.
 */
export function readPolygons(geometry: unknown, reading: Reading): SourcePolygon[] {
  if (!isJsonObject(geometry)) return [];
  const { type, coordinates, geometries } = geometry;
  if (type === 'GeometryCollection' && Array.isArray(geometries))
    return geometries.flatMap((one) =>
      // RFC 7946: a collection is not inside another one.
      isJsonObject(one) && one.type !== type ? readPolygons(one, reading) : [],
    );
  if (type === 'Polygon' && isRing(coordinates)) {
    const [what, why] = ['The only ring of an area is read', 'It is not inside a list of rings'];
    guess(reading.guesses, 'repaired', { rule: 'bare-ring', what, why, ...reading.where });
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

/** Whether a value is a list of positions, instead of a list of rings. */
function isRing(value: unknown): boolean {
  return Array.isArray(value) && Array.isArray(value[0]) && typeof value[0][0] === 'number';
}

function readRing(value: unknown, isHole: boolean, reading: Reading): Position[] | undefined {
  const points = readLine(value, reading).filter((point, i, all) => !isSame(point, all[i - 1]));
  const [first] = points;
  if (points.length > 1 && first && isSame(first, points.at(-1))) points.pop();
  // Relative to a corner: products of whole degrees would lose the last digits.
  const area =
    points.length < 3 || !first ? 0 : signedArea(points.map(([x, y]) => [x - first[0], y - first[1]]));
  if (area === 0 || !Number.isFinite(area)) {
    const what = isHole ? 'A hole is left out' : 'An outline is left out';
    const why = 'It encloses no area';
    guess(reading.guesses, 'left-out', { rule: 'bad-ring', what, why, ...reading.where });
    return undefined;
  }
  return area > 0 === isHole ? points.reverse() : points;
}

function isSame(one: Position, other: Position | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1];
}

/** Valid positions of a line; the others are omitted and reported. */
export function readLine(value: unknown, { unit, where, guesses }: Reading): Position[] {
  if (!Array.isArray(value)) return [];
  const points = value.map((one) => readPosition(one, unit)).filter((one) => one !== undefined);
  if (points.length < value.length) {
    const what = `${value.length - points.length} positions are left out`;
    const why = `They are not ${unit === 'degrees' ? 'longitude and latitude' : 'metres within a campus'}`;
    guess(guesses, 'left-out', { rule: 'bad-position', what, why, ...where });
  }
  return points;
}

/** A position of GeoJSON; undefined if the value is not a valid one. */
export function readPosition(value: unknown, unit: Reading['unit']): Position | undefined {
  const [x, y]: unknown[] = Array.isArray(value) ? value : [];
  const [maxX, maxY] = unit === 'degrees' ? [180, 90] : [maxMetres, maxMetres];
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  return Math.abs(x) <= maxX && Math.abs(y) <= maxY ? [x, y] : undefined;
}
