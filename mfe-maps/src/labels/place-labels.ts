import type { Box } from '@campusway/campus';
import { fitLabel } from './fit-label.ts';
import type { LabelWish, Measure, Obstacles, PlacedLabel } from './label.ts';
import { boxOfLabel, isWithin, spotsFor } from './spots.ts';
import { TakenSpace } from './taken-space.ts';

const everywhere: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };
const nothing: Obstacles = { view: everywhere, controls: [], marks: [], lines: [] };

/**
 * Labels that fit on the canvas, and touch neither one another nor an obstacle. All titles are placed before any subtitle, higher
 * ranks first; a title without a free spot is left out, and a subtitle is added only where the title can stay.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  measure: Measure,
  obstacles: Obstacles = nothing,
  canvas: Box = everywhere,
): readonly PlacedLabel[] {
  const taken = new TakenSpace(obstacles, canvas);
  const placed = new Map<LabelWish, PlacedLabel>();
  const place = (wish: LabelWish, label: PlacedLabel | undefined) => {
    const spots = label ? spotsFor(label, wish, obstacles) : [];
    const free = spots.find((spot) => {
      const box = boxOfLabel(spot);
      return isWithin(box, canvas) && taken.isFree(box, wish);
    });
    if (!free) return;
    taken.add(wish, boxOfLabel(free));
    placed.set(wish, free);
  };
  const ranked = wishes.toSorted((a, b) => b.rank - a.rank);
  for (const wish of ranked) place(wish, fitLabel({ ...wish, subtitle: undefined }, measure));
  for (const wish of ranked) {
    const bare = placed.get(wish);
    const full = bare && wish.subtitle ? fitLabel(wish, measure) : undefined;
    if (bare && full && full.lines.length > bare.lines.length) place(wish, full);
  }
  return [...placed.values()];
}
