import type { Box } from '@campusway/campus';
import { fitLabel } from './fit-label.ts';
import type { LabelCandidate, Measure, Obstacles, PlacedLabel } from './label.ts';
import { boxOfLabel, isWithin, positionsFor } from './label-positions.ts';
import { TakenSpace } from './taken-space.ts';

const everywhere: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };
const nothing: Obstacles = { view: everywhere, controls: [], marks: [], lines: [] };

/**
 * Places labels on the canvas without collisions. All titles are placed before subtitles, higher ranks first; omits
 * titles without a free position, and adds subtitles only where the title stays.
 */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  measure: Measure,
  obstacles: Obstacles = nothing,
  canvas: Box = everywhere,
): readonly PlacedLabel[] {
  const taken = new TakenSpace(obstacles, canvas);
  const placed = new Map<LabelCandidate, PlacedLabel>();
  const place = (candidate: LabelCandidate, label: PlacedLabel | undefined) => {
    const spots = label ? positionsFor(label, candidate, obstacles) : [];
    const free = spots.find((spot) => {
      const box = boxOfLabel(spot);
      return isWithin(box, canvas) && taken.isFree(box, candidate);
    });
    if (!free) return;
    taken.add(candidate, boxOfLabel(free));
    placed.set(candidate, free);
  };
  const ranked = candidates.toSorted((a, b) => b.rank - a.rank);
  for (const candidate of ranked) place(candidate, fitLabel({ ...candidate, subtitle: undefined }, measure));
  for (const candidate of ranked) {
    const bare = placed.get(candidate);
    const full = bare && candidate.subtitle ? fitLabel(candidate, measure) : undefined;
    if (bare && full && full.lines.length > bare.lines.length) place(candidate, full);
  }
  return [...placed.values()];
}
