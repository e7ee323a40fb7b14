import { type Box, boxOf, grown, isWithin } from '../geometry/polygon.ts';
import { fitLabel } from './fit-label.ts';
import type { LabelCandidate, Measure, Obstacles, PlacedLabel } from './label.ts';
import { boxOfLabel, positionsFor } from './label-positions.ts';
import type { Lines } from './lines.ts';
import { TakenSpace } from './taken-space.ts';

const everywhere: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };
/** Part of a label's box that is not text, space at both ends of a name on the grounds, and its width in lines; CSS pixels. */
const [inset, apart, narrow] = [1.5, 3, 68];
const nothing: Obstacles = { view: everywhere, controls: [], marks: [], lines: [] };

/** Half of a line's height, CSS pixels. */
const aroundText = 6;

/** Names of places at a box, which a plate there would hide. */
function countWithin(box: Box, candidates: readonly LabelCandidate[]): number {
  return candidates.filter(({ at, moves }) => moves !== 'aroundPin' && isWithin(boxOf([at]), box)).length;
}

/**
 * Places labels on the canvas without collisions. All titles are placed before subtitles, higher ranks first; omits
 * titles without a free position, and adds subtitles only where the title stays. A plate at a pin is where it hides the fewest.
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
    const { own, edges, tone } = candidate;
    const lines = own && fitLabel({ ...candidate, width: narrow }, measure);
    const shapes = [label, lines].filter((shape) => shape && !(own && shape.upright)) as PlacedLabel[];
    function find(...avoided: readonly (Lines | undefined)[]): PlacedLabel | undefined {
      let best: { readonly spot: PlacedLabel; readonly covers: number } | undefined;
      for (const spot of positionsFor(shapes, candidate, obstacles)) {
        const box = boxOfLabel(spot);
        const text = own ? { ...box, minX: box.minX - apart, maxX: box.maxX + apart } : grown(box, -inset);
        if (!isWithin(box, canvas) || avoided.some((one) => one?.meet(text))) continue;
        if (!taken.isFree(own ? text : box, candidate)) continue;
        const covers = candidate.moves === 'aroundPin' ? countWithin(grown(box, aroundText), candidates) : 0;
        if (covers < (best?.covers ?? Infinity)) best = { spot, covers };
        if (covers === 0) break;
      }
      return best?.spot;
    }
    let free = find(edges?.shapes, edges?.paths);
    if (edges && tone === 'strong') free ??= find(edges.shapes);
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
