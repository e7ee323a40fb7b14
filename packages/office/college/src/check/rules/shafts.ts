import { boxOf, type UnitFeature } from '@campusway/campus';
import { Drawing, nameOf } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Maximum offset between the parts of one shaft on the plan, metres: stairs continue around a landing. */
const maxShift = 5;

/** Stairs and lifts lead to another level, and their parts lie above one another. */
export const shafts: Rule<'geometry' | 'buildings'> = {
  name: 'shafts',
  needs: ['geometry', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    const risers = drawing
      .all('unit')
      .filter(
        ({ shaft, category }) => shaft !== undefined || category === 'stairs' || category === 'elevator',
      );
    for (const units of Map.groupBy(risers, ({ shaft, id }) => shaft ?? id).values()) {
      const [lowest] = units;
      if (lowest && units.every(({ level }) => level === lowest.level)) {
        const message = `${nameOf(lowest)} is on one floor only: it leads nowhere`;
        const fix = 'Give its parts on all floors the same "shaft"';
        yield { ...drawing.placeOf(lowest), message, fix };
      }
      for (const [i, upper] of units.slice(1).entries()) {
        const lower = units[i];
        if (!lower || isAbove(upper, lower)) continue;
        const message = `${nameOf(upper)} is not above ${nameOf(lower)} of the same shaft`;
        const fix = 'Draw all floors in one coordinate system, and check whether x and y are swapped';
        yield { ...drawing.placeOf(upper), message, fix };
      }
    }
  },
};

function isAbove(upper: UnitFeature, lower: UnitFeature): boolean {
  const one = boxOf(upper.polygon.flat());
  const other = boxOf(lower.polygon.flat());
  return (
    one.minX - maxShift <= other.maxX &&
    other.minX - maxShift <= one.maxX &&
    one.minY - maxShift <= other.maxY &&
    other.minY - maxShift <= one.maxY
  );
}
