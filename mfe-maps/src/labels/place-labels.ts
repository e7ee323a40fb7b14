import { type Box, GridIndex, type Point } from '@campusway/campus';
import { fitLabel } from './fit-label.ts';
import type { LabelWish, Measure, PlacedLabel } from './label.ts';

/** CSS pixels that stay free between two labels. */
const distance = 2;
/** CSS pixels between a point and a label beside it. */
const gap = 4;

/** Labels that fit and do not touch one another. Who comes first by rank stays; who would touch it is not shown. */
export function placeLabels(wishes: readonly LabelWish[], measure: Measure): readonly PlacedLabel[] {
  const taken = new GridIndex<true>(64);
  const ranked = wishes.toSorted((a, b) => b.rank - a.rank);
  return ranked.flatMap((wish) => {
    const label = fitLabel(wish, measure);
    if (!label) return [];
    const free = spotsFor(label, wish).find((spot) => taken.search(boxOfLabel(spot)).length === 0);
    if (!free) return [];
    taken.add(true, boxOfLabel(free));
    return [free];
  });
}

/** Where a label may stand: at its point, else to the right or left of it, above or below, last in a corner. */
function spotsFor(label: PlacedLabel, { movable = false, within }: LabelWish): readonly PlacedLabel[] {
  if (!movable) return [label];
  const {
    at: [x, y],
    width,
    height,
  } = label;
  const aside = width / 2 + gap;
  const line = height + 2 * distance;
  const spots: readonly Point[] = [
    [x, y],
    [x + aside, y],
    [x - aside, y],
    [x, y - line],
    [x, y + line],
    [x + aside, y - line],
    [x + aside, y + line],
    [x - aside, y - line],
    [x - aside, y + line],
  ];
  return spots.map((at) => ({ ...label, at: keepWithin(at, width, within) }));
}

/** CSS pixels by which a sign's plate reaches beyond its name. */
const plateRim = 8;

function keepWithin([x, y]: Point, width: number, edges: LabelWish['within']): Point {
  if (!edges) return [x, y];
  const half = width / 2 + plateRim;
  const [left, right] = [edges[0] + half, edges[1] - half];
  return [left > right ? x : Math.min(Math.max(x, left), right), y];
}

export function boxOfLabel({ at: [x, y], width, height }: Pick<PlacedLabel, 'at' | 'width' | 'height'>): Box {
  const [across, down] = [(width + distance) / 2, (height + distance) / 2];
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
