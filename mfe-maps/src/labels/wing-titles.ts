import { boxOf, type LevelPlan, type Point, type Wing } from '@campusway/campus';
import { type Frame, toPixels } from '../plan/frame.ts';
import type { LabelWish } from './label.ts';

const names: Readonly<Record<Wing, string>> = { west: 'West wing', east: 'East wing' };

/** Metres above the northern wall. */
const clearance = 2;

/**
 * The names of the wings. One alone has its name above it as on a drawing; on a plan of both, which reaches to the edge
 * of its map, each has it in its courtyard.
 */
export function wingTitles(plan: LevelPlan, frame: Frame, shown?: Wing): readonly LabelWish[] {
  return (['west', 'east'] as const)
    .filter((wing) => shown === undefined || shown === wing)
    .flatMap((wing) => {
      const spot = (shown === undefined ? inCourtyard(plan, wing) : undefined) ?? above(plan, wing);
      if (!spot) return [];
      return [
        {
          title: names[wing],
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
  const { maxY } = boxOf(outline.flat());
  return { at: [(minX + maxX) / 2, maxY + clearance], width: maxX - minX };
}
