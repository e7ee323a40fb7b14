import {
  areaOf,
  boxOf,
  crossingOf,
  GridIndex,
  isInside,
  outdoors,
  type Point,
  type Polygon,
  sidesOf,
  type UnitFeature,
} from '@campusway/campus';
import { nameOf } from '../drawing.ts';
import { drawingRule } from '../rule.ts';
import { sharedArea } from '../shared-area.ts';

/** Tolerance in metres, for drawings with centimetre precision. */
const tolerance = 0.02;
/** Tolerated overlap of two imported units, square metres. */
const minSharedArea = 0.5;

/** No two units of a floor overlap, nor two buildings outdoors, and every unit lies inside the outline of its floor. */
export const overlaps = drawingRule('overlaps', function* (drawing) {
  for (const outline of drawing.all('level')) {
    const units = drawing
      .unitsOn(outline.level)
      .filter((unit) => outline.level !== outdoors || unit.category === 'building');
    const index = new GridIndex<UnitFeature>(10);
    for (const unit of units) {
      const box = boxOf(unit.polygon.flat());
      const place = drawing.placeOf(unit);
      for (const other of index.search(box)) {
        if (!overlap(unit.polygon, other.polygon)) continue;
        const area = sharedArea(unit.polygon, other.polygon);
        if (drawing.isImported(unit) && area !== undefined && area < minSharedArea) continue;
        const by = area === undefined ? 'an unknown area' : `${area.toFixed(2)} m²`;
        const message = `The floor of ${nameOf(unit)} overlaps ${nameOf(other)} by ${by}`;
        yield { ...place, message, fix: 'Draw each of them only up to the wall between them' };
      }
      index.add(unit, box);
      const isBeyond = innerPoints(unit.polygon).some((point) => !isInside(point, outline.polygon));
      const beyond = () => areaOf(unit.polygon) - (sharedArea(unit.polygon, outline.polygon) ?? 0);
      if (isBeyond && !(drawing.isImported(unit) && beyond() < minSharedArea)) {
        const message = `The floor of ${nameOf(unit)} reaches beyond the outline of ${nameOf(outline)}`;
        yield { ...place, message, fix: 'Draw it inside the outer wall' };
      }
    }
  }
});

function overlap(a: Polygon, b: Polygon): boolean {
  if (
    innerPoints(a).some((point) => isInside(point, b)) ||
    innerPoints(b).some((point) => isInside(point, a))
  )
    return true;
  const others = b.flatMap(sidesOf);
  return a.flatMap(sidesOf).some((side) => others.some((other) => crossingOf(side, other) !== undefined));
}

/** Points just inside the polygon: at the middle of each side and at each corner. */
function innerPoints(polygon: Polygon): Point[] {
  return polygon.flatMap((ring) =>
    sidesOf(ring).flatMap(([a, b]): Point[] => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (length < 3 * tolerance) return [];
      const [ux, uy] = [((b[0] - a[0]) / length) * tolerance, ((b[1] - a[1]) / length) * tolerance];
      const middle: Point = [(a[0] + b[0]) / 2 - uy, (a[1] + b[1]) / 2 + ux];
      const corner: Point = [a[0] + ux - uy, a[1] + uy + ux];
      return [middle, corner].filter((point) => isInside(point, polygon));
    }),
  );
}
