import {
  boxOf,
  crossingOf,
  GridIndex,
  type MapFeature,
  type Point,
  type Ring,
  sidesOf,
  signedArea,
} from '@campusway/campus';
import { nameOf } from '../drawing.ts';
import { drawingRule } from '../rule.ts';

/** Minimum area of a unit in square metres; a smaller one is a typo. */
const minArea = 0.5;

/** Every polygon is closed, has no self-intersection and a minimum area. */
export const rings = drawingRule('polygons', function* (drawing, sources) {
  for (const { path: file, content } of sources.geometry) {
    for (const [i, { id, geometry: shape }] of content.features.entries()) {
      if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') continue;
      const rings = shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();
      for (const [j, ring] of rings.entries()) {
        const [first, last] = [ring[0], ring.at(-1)];
        if (first?.[0] === last?.[0] && first?.[1] === last?.[1]) continue;
        const message = `The ring of "${id}" is not closed: its last corner is not its first`;
        const fix = 'Repeat the first corner at the end';
        yield { file, pointer: `/features/${i}/geometry/coordinates/${j}`, message, fix };
      }
    }
  }
  for (const feature of drawing.features) {
    if (!('polygon' in feature)) continue;
    const place = drawing.placeOf(feature);
    for (const ring of feature.polygon) {
      const crossing = selfCrossing(ring);
      if (crossing) {
        const [x, y] = crossing.map((metres) => metres.toFixed(2));
        const message = `The outline of ${nameOf(feature)} crosses itself at ${x}, ${y}`;
        yield { ...place, message, fix: 'Sort its corners along the outline' };
      } else if (Math.abs(signedArea(ring)) < minArea) {
        const message = `The outline of ${nameOf(feature)} has almost no area`;
        yield { ...place, message, fix: 'Draw it in its true size' };
      }
    }
  }
});

function selfCrossing(ring: Ring): Point | undefined {
  const sides = sidesOf(ring);
  if (sides.length <= 4) return firstCrossing(sides, sides);
  const index = new GridIndex<readonly [Point, Point]>(10);
  for (const side of sides) {
    const crossing = firstCrossing([side], index.search(boxOf(side)));
    if (crossing) return crossing;
    index.add(side, boxOf(side));
  }
  return undefined;
}

function firstCrossing(
  some: readonly (readonly [Point, Point])[],
  others: readonly (readonly [Point, Point])[],
): Point | undefined {
  for (const one of some) {
    for (const other of others) {
      const crossing = crossingOf(one, other);
      if (crossing) return crossing;
    }
  }
  return undefined;
}

/** Tolerance in metres around the bounding box of a level. */
const tolerance = 2;

/** Features lie within their level; units are covered by the rule on overlaps. */
export const withinOutlines = drawingRule('within-outlines', function* (drawing) {
  const byLevel = Map.groupBy(drawing.features, ({ level }) => level);
  for (const outline of drawing.all('level')) {
    const { minX, minY, maxX, maxY } = boxOf(outline.polygon.flat());
    for (const feature of byLevel.get(outline.level) ?? []) {
      const stray = pointsOf(feature).find(
        ([x, y]) =>
          x < minX - tolerance || x > maxX + tolerance || y < minY - tolerance || y > maxY + tolerance,
      );
      if (!stray) continue;
      const message = `${nameOf(feature)} lies outside ${nameOf(outline)}, at ${stray.join(', ')}`;
      const fix = 'Draw it inside the outline, and check whether x and y are swapped';
      yield { ...drawing.placeOf(feature), severity: 'warning', message, fix };
    }
  }
});

function pointsOf(feature: MapFeature): readonly Point[] {
  if ('points' in feature) return feature.points;
  if ('line' in feature) return feature.line;
  return 'point' in feature ? [feature.point] : [];
}
