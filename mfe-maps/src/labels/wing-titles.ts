import { boxOf, type LevelPlan, type Wing } from '@campusway/campus';
import { type Frame, toPixels } from '../plan/frame.ts';
import type { LabelWish } from './label.ts';

const names: Readonly<Record<Wing, string>> = { west: 'West wing', east: 'East wing' };

/** Metres above the northern wall. */
const clearance = 2;

/** The names of the wings, written above them as on a drawing. */
export function wingTitles({ units, outline }: LevelPlan, frame: Frame, shown?: Wing): readonly LabelWish[] {
  const { maxY } = boxOf(outline.flat());
  return (['west', 'east'] as const)
    .filter((wing) => shown === undefined || shown === wing)
    .flatMap((wing) => {
      const corners = units.filter((unit) => unit.wing === wing).flatMap(({ polygon }) => polygon.flat());
      if (corners.length === 0) return [];
      const { minX, maxX } = boxOf(corners);
      const at = toPixels([(minX + maxX) / 2, maxY + clearance], frame);
      return [
        {
          title: names[wing],
          tone: 'strong' as const,
          at,
          width: (maxX - minX) * frame.scale,
          height: 40,
          size: 15,
          rank: 8,
        },
      ];
    });
}
