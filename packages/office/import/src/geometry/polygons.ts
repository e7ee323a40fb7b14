import {
  areaOf,
  boxOf,
  crossingOf,
  isInside,
  labelPoint,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  signedArea,
  toCentimetres,
  Walls,
} from '@campusway/campus';
import { sharedArea } from '@campusway/college/check';
import { difference, union } from 'polyclip-ts';

/** Smaller units, in square metres, are drawing errors. */
const minArea = 0.5;
/** The same for a hole. */
const minHole = 0.05;
/** Metres between two walls that were meant to be one. */
const spikeWidth = 0.05;
/** Share of a unit inside a hall from which on it is cut out of the hall. */
const minShare = 0.02;

type ClipPolygon = [number, number][][];

/** A polygon in centimetres, repaired if it crossed itself; undefined if it has hardly any area. */
export function cleanPolygon(polygon: Polygon): { polygon: Polygon; isRepaired: boolean } | undefined {
  const rounded = polygon.map(roundRing);
  const isRepaired = rounded.some(crossesItself);
  const [outer, ...holes] = isRepaired ? largestPart(rounded) : rounded;
  if (!outer || outer.length < 3 || Math.abs(signedArea(outer)) < minArea) return undefined;
  const kept = holes.filter((hole) => hole.length > 2 && Math.abs(signedArea(hole)) >= minHole);
  return { polygon: [wound(outer, 1), ...kept.map((hole) => wound(hole, -1))], isRepaired };
}

function roundRing(ring: readonly Point[]): Point[] {
  const points = ring.map(toCentimetres);
  return points.filter((point, i) => points.length === 1 || String(point) !== String(points.at(i - 1)));
}

function crossesItself(ring: readonly Point[]): boolean {
  const sides = sidesOf(ring);
  return sides.some((one, i) => sides.slice(i + 1).some((other) => crossingOf(one, other) !== undefined));
}

function largestPart(polygon: Polygon): Polygon {
  const parts = union(toClip(polygon)).map((rings) => rings.map((ring) => roundRing(ring.slice(0, -1))));
  return parts.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0] ?? [];
}

function wound(ring: readonly Point[], sign: 1 | -1): readonly Point[] {
  return signedArea(ring) * sign > 0 ? ring : ring.toReversed();
}

/** A polygon in the format of polyclip-ts. */
export function toClip(polygon: Polygon): ClipPolygon {
  return polygon.map((ring) => ring.map(([x, y]) => [x, y]));
}

/** Polygons of polyclip-ts with open rings, in centimetres. */
export function fromClip(multi: readonly (readonly (readonly Point[])[])[]): Polygon[] {
  return multi.flatMap((rings) => {
    const clean = cleanPolygon(rings.map((ring) => withoutSpikes(ring.slice(0, -1))));
    return clean ? [clean.polygon] : [];
  });
}

/** A ring without the spikes that clipping leaves along walls that are a centimetre apart. */
function withoutSpikes(ring: readonly Point[]): readonly Point[] {
  const at = ring.findIndex((tip, i) => {
    const [before, after] = [ring.at(i - 1) ?? tip, ring[(i + 1) % ring.length] ?? tip];
    const isBack =
      (before[0] - tip[0]) * (after[0] - tip[0]) + (before[1] - tip[1]) * (after[1] - tip[1]) > 0;
    const width = Math.min(
      nearestOnSegment(before, [tip, after]).distance,
      nearestOnSegment(after, [tip, before]).distance,
    );
    return isBack && width < spikeWidth;
  });
  return at < 0 || ring.length < 4 ? ring : withoutSpikes(ring.toSpliced(at, 1));
}

/** A multipolygon minus other polygons. polyclip-ts fails on sides that almost coincide: those polygons are not subtracted. */
export function withoutPolygons(multi: readonly Polygon[], others: readonly Polygon[]): Polygon[] {
  const [whole, cuts] = [multi.map(toClip), others.map(toClip)];
  try {
    return fromClip(difference(whole, ...cuts));
  } catch {
    const cut = (rest: ClipPolygon[], one: ClipPolygon) => {
      try {
        return difference(rest, one);
      } catch {
        return rest;
      }
    };
    return fromClip(cuts.reduce(cut, whole));
  }
}

/** The union of a polygon with others that overlap it; the polygon alone if polyclip-ts fails. */
export function withPolygons(polygon: Polygon, others: readonly Polygon[]): Polygon {
  try {
    return fromClip(union(toClip(polygon), ...others.map(toClip)))[0] ?? polygon;
  } catch {
    return polygon;
  }
}

/** Share of the smaller polygon that lies in the other one. */
export function overlapOf(a: Polygon, b: Polygon): number {
  if (areApart(a, b)) return 0;
  return (sharedArea(a, b) ?? 0) / Math.min(areaOf(a), areaOf(b));
}

/** A hall without the areas that overlap it, the largest part first; undefined if none overlaps it. */
export function cutOut(hall: Polygon, others: readonly Polygon[]): Polygon[] | undefined {
  const walls = new Walls(hall);
  // A quick test first: a hall may have thousands of corners, beside thousands of rooms.
  const mayOverlap = (area: Polygon) =>
    !areApart(area, hall) &&
    (area.flatMap(sidesOf).some((side) => !walls.isFree(side)) ||
      isInside(labelPoint(area), hall) ||
      isInside(labelPoint(hall), area));
  const above = others.filter((other) => mayOverlap(other) && overlapOf(other, hall) > minShare);
  return above.length === 0
    ? undefined
    : withoutPolygons([hall], above).toSorted((a, b) => areaOf(b) - areaOf(a));
}

/** Whether the boxes around two polygons share no area. */
function areApart(a: Polygon, b: Polygon): boolean {
  const [one, two] = [boxOf(a.flat()), boxOf(b.flat())];
  return one.minX >= two.maxX || two.minX >= one.maxX || one.minY >= two.maxY || two.minY >= one.maxY;
}
