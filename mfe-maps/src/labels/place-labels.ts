import { type Box, GridIndex } from '@campusway/campus';
import { fitLabel } from './fit-label.ts';
import type { LabelWish, Measure, PlacedLabel } from './label.ts';

/** CSS pixels that stay free between two labels. */
const distance = 2;

/** Labels that fit and do not touch one another. Who comes first by rank stays; who would touch it is not shown. */
export function placeLabels(wishes: readonly LabelWish[], measure: Measure): readonly PlacedLabel[] {
  const taken = new GridIndex<true>(64);
  const ranked = wishes.toSorted((a, b) => b.rank - a.rank);
  return ranked.flatMap((wish) => {
    const label = fitLabel(wish, measure);
    if (!label) return [];
    const box = boxOfLabel(label);
    if (taken.search(box).length > 0) return [];
    taken.add(true, box);
    return [label];
  });
}

export function boxOfLabel({ at: [x, y], width, height }: Pick<PlacedLabel, 'at' | 'width' | 'height'>): Box {
  const [across, down] = [(width + distance) / 2, (height + distance) / 2];
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
