import { boxOf, isInside, type LevelPlan, type Point, type Wing } from '@campusway/campus';
import { capitalised } from '@campusway/campus/lookup';
import { type Frame, toPixels } from '../painter/frame.ts';
import type { LabelWish } from './label.ts';

/** Metres above the northern wall. */
const clearance = 2;

/**
 * The names of the wings. One alone has its name above it as on a drawing; on a plan of both, which reaches to the edge
 * of its map, each has it in its courtyard.
 */
export function wingTitles(plan: LevelPlan, frame: Frame, shown?: Wing): readonly LabelWish[] {
  const wings = new Set(plan.units.flatMap(({ wing }) => wing ?? []));
  return [...wings]
    .filter((wing) => shown === undefined || shown === wing)
    .flatMap((wing) => {
      const spot = (shown === undefined ? inCourtyard(plan, wing) : undefined) ?? above(plan, wing);
      if (!spot) return [];
      return [
        {
          title: `${capitalised(wing)} wing`,
          tone: 'strong' as const,
          at: toPixels(spot.at, frame),
          width: spot.width * frame.scale,
          height: 40,
          size: 16,
          halo: true,
          rank: 8,
        },
      ];
    });
}

/** Metres. */
interface Spot {
  readonly at: Point;
  readonly width: number;
}

/** Halfway between the courtyard's own name and its northern side. */
function inCourtyard({ units }: LevelPlan, wing: Wing): Spot | undefined {
  const courtyard = units.find(
    (unit) => unit.wing === wing && (unit.category === 'opentobelow' || unit.category === 'vegetation'),
  );
  if (!courtyard) return undefined;
  const { minX, maxX, minY, maxY } = boxOf(courtyard.polygon.flat());
  return { at: [(minX + maxX) / 2, (minY + 3 * maxY) / 4], width: maxX - minX };
}

function above({ units, outline }: LevelPlan, wing: Wing): Spot | undefined {
  const corners = units.filter((unit) => unit.wing === wing).flatMap(({ polygon }) => polygon.flat());
  if (corners.length === 0) return undefined;
  const { minX, maxX } = boxOf(corners);
  const inside = corners.slice(0, 1);
  const parts = outline.filter((ring) => inside.some((corner) => isInside(corner, [ring])));
  const { maxY } = boxOf(parts.flat());
  return { at: [(minX + maxX) / 2, maxY + clearance], width: maxX - minX };
}
