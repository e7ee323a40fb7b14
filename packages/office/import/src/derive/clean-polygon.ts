import {
  areaOf,
  crossingOf,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  signedArea,
  toCentimetres,
} from '@campusway/campus';
import { difference, union } from 'polyclip-ts';

/** Smaller units, in square metres, are drawing errors. */
const minArea = 0.5;
/** The same of a hole. */
const minHole = 0.05;

export interface CleanPolygon {
  readonly polygon: Polygon;
  /** It crossed itself. */
  readonly isRepaired: boolean;
}

/** A polygon in centimetres that does not cross itself; undefined when it has hardly any area. */
export function cleanPolygon(polygon: Polygon): CleanPolygon | undefined {
  const rounded = polygon.map(roundRing);
  const isRepaired = rounded.some(crossesItself);
  const [outer, ...holes] = isRepaired ? largestPart(rounded) : rounded;
  if (!outer || outer.length < 3 || Math.abs(signedArea(outer)) < minArea) return undefined;
  const kept = holes.filter((hole) => hole.length > 2 && Math.abs(signedArea(hole)) >= minHole);
  return { polygon: [turned(outer, 1), ...kept.map((hole) => turned(hole, -1))], isRepaired };
}

/** Polygons of polyclip-ts as ours: rings open, in centimetres. */
export function fromClip(multi: readonly (readonly (readonly Point[])[])[]): Polygon[] {
  return multi.flatMap((rings) => {
    const clean = cleanPolygon(rings.map((ring) => withoutSpikes(ring.slice(0, -1))));
    return clean ? [clean.polygon] : [];
  });
}

/** What is left between two walls that are drawn as one, metres. */
const spikeWidth = 0.05;

/** A ring without the needles that cutting leaves along walls that lie a centimetre apart. */
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

/** A polygon as polyclip-ts takes it. */
export function toClip(polygon: Polygon): [number, number][][] {
  return polygon.map((ring) => ring.map(([x, y]): [number, number] => [x, y]));
}

/** A polygon without the others. One that cannot be taken off, since its sides lie a hair beside those of the rest, stays. */
export function withoutPolygons(
  polygon: readonly (readonly (readonly Point[])[])[],
  others: readonly Polygon[],
): Polygon[] {
  const whole = polygon.map(toClip);
  const taken = others.map(toClip);
  try {
    return fromClip(difference(whole, ...taken));
  } catch {
    return fromClip(
      taken.reduce((rest, one) => {
        try {
          return difference(rest, one);
        } catch {
          return rest;
        }
      }, whole),
    );
  }
}

/** A polygon and others that overlap it as one; as it is where they cannot be joined. */
export function withPolygons(polygon: Polygon, others: readonly Polygon[]): Polygon {
  try {
    return fromClip(union(toClip(polygon), ...others.map(toClip)))[0] ?? polygon;
  } catch {
    return polygon;
  }
}

function largestPart(polygon: Polygon): Polygon {
  const parts = union(toClip(polygon)).map(
    (rings): Polygon => rings.map((ring) => roundRing(ring.slice(0, -1))),
  );
  return parts.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0] ?? [];
}

function roundRing(ring: readonly Point[]): Point[] {
  const points = ring.map(toCentimetres);
  return points.filter((point, i) => {
    const before = points.at(i - 1);
    return points.length === 1 || point[0] !== before?.[0] || point[1] !== before[1];
  });
}

function turned(ring: readonly Point[], sign: 1 | -1): readonly Point[] {
  return signedArea(ring) * sign > 0 ? ring : ring.toReversed();
}

function crossesItself(ring: readonly Point[]): boolean {
  const sides = sidesOf(ring);
  return sides.some((one, i) => sides.slice(i + 1).some((other) => crossingOf(one, other) !== undefined));
}
