import { boxOf, type MapFeature, type Point } from '@campusway/campus';
import { Drawing, nameOf } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Tolerance in metres around the bounding box of a level. */
const tolerance = 2;

/** Features lie within their level; units are covered by the rule on overlaps. */
export const withinOutlines: Rule<'geometry' | 'buildings'> = {
  name: 'within-outlines',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
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
        const fix = 'Draw it inside the outline, and check whether x and y are swapped';
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
