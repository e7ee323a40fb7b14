import { boxOf, type MapFeature, type Point } from '@campusway/campus';
import { Drawing, nameOf } from '../drawing.ts';
import type { Fault } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Metres by which a door or a path may lie outside the box around its level. */
const tolerance = 2;

/** Doors, ways and things lie within the level that they are drawn on; for units there is the rule on overlaps. */
export const withinOutlines: Rule<'geometry' | 'buildings'> = {
  name: 'within-outlines',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<Fault> {
    const drawing = Drawing.of(sources);
    for (const outline of drawing.all('level')) {
      const { minX, minY, maxX, maxY } = boxOf(outline.polygon.flat());
      for (const feature of drawing.features) {
        if (feature.level !== outline.level) continue;
        const stray = pointsOf(feature).find(
          ([x, y]) =>
            x < minX - tolerance || x > maxX + tolerance || y < minY - tolerance || y > maxY + tolerance,
        );
        if (!stray) continue;
        const message = `${nameOf(feature)} lies outside ${nameOf(outline)}, at ${stray.join(', ')}`;
        const fix = 'Draw it inside the outline, and look whether x and y have been swapped';
        yield { ...drawing.placeOf(feature), severity: 'warning', message, fix };
      }
    }
  },
};

function pointsOf(feature: MapFeature): readonly Point[] {
  if ('points' in feature) return feature.points;
  if ('line' in feature) return feature.line;
  return 'point' in feature ? [feature.point] : [];
}
