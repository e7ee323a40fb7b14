import type { Point } from '../geometry/point.ts';
import { type Box, boxOf, grown, isWithin, overlaps } from '../geometry/polygon.ts';
import { type LabelCandidate, type Obstacles, type PlacedLabel, pinSize } from './label.ts';

/**
 * Between labels, from a label to what it is beside, below a pin, where a line may end, to the edge of the grounds, and
 * beyond the view. CSS pixels.
 */
const [distance, gap, belowPin, edge, overhang] = [2, 4, 8, 6, 2];

/**
 * Possible positions of a label in each of its shapes, best first; omits positions that the edge of the view would cut, and
 * those beyond it for a point in the view.
 */
export function* positionsFor(
  labels: readonly PlacedLabel[],
  candidate: LabelCandidate,
  { view, pixel = 1 }: Pick<Obstacles, 'view' | 'pixel'>,
): Generator<PlacedLabel> {
  const { moves = 'inside', at, own, within } = candidate;
  const around = grown(view, overhang);
  const isBeyond = !isWithin(boxOf([at]), view);
  function* spotsAt(pointsFor: (label: PlacedLabel) => readonly Point[], area?: Box): Generator<PlacedLabel> {
    for (const label of labels)
      for (const point of pointsFor(label)) {
        const spot = { ...label, at: keepWithin(point, label.width, within) };
        const box = boxOfLabel(spot);
        if (area && !isWithin(box, area)) continue;
        if (isWithin(box, around) || (isBeyond && !overlaps(box, view))) yield spot;
      }
  }
  const near = () => offsets.map(([across, down]): Point => [at[0] + across, at[1] + down]);
  if (own) {
    yield* spotsAt(near, own);
    if (moves === 'beside') yield* spotsAt((label) => nextTo(label, own), within);
  } else if (moves === 'beside') yield* spotsAt((label) => beside(label, at));
  else if (moves === 'aroundPin') yield* spotsAt((label) => aroundPin(label, at, pixel));
  else yield* spotsAt((label) => inside(label, candidate, view));
}

/** Offsets from a point, nearest first, CSS pixels. */
const offsets = Array.from(
  { length: 169 },
  (_, i): Point => [10 * (i % 13) - 60, 5 * Math.floor(i / 13) - 30],
);
offsets.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Below, above, right and left of a shape. */
function nextTo({ width, height }: PlacedLabel, { minX, minY, maxX, maxY }: Box): Point[] {
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const [aside, line] = [gap + width / 2, gap + height / 2];
  return [
    [x, maxY + line],
    [x, minY - line],
    [maxX + aside, y],
    [minX - aside, y],
  ];
}

/** At its point, else near it within its space. */
function inside(
  { width, height }: PlacedLabel,
  { at: [x, y], ...space }: LabelCandidate,
  view: Box,
): Point[] {
  const dx = Math.max(0, (space.width - width) / 2 - gap);
  const dy = Math.max(0, (space.height - height) / 2 - gap);
  const seen: Point = [
    clamp(clamp(x, view.minX + width / 2 + gap, view.maxX - width / 2 - gap), x - dx, x + dx),
    clamp(clamp(y, view.minY + height / 2 + gap, view.maxY - height / 2 - gap), y - dy, y + dy),
  ];
  const steps = [0, -0.5, 0.5, -1, 1];
  const around = steps.flatMap((down) => steps.map((across): Point => [x + across * dx, y + down * dy]));
  return [[x, y], seen, ...around.slice(1)];
}

/** At its point, else right, left, above, below, or diagonally. */
function beside({ width, height }: PlacedLabel, [x, y]: Point): Point[] {
  const [aside, line] = [width / 2 + gap, height + 2 * distance];
  return [0, -line, line].flatMap((down) =>
    [0, aside, -aside].map((across): Point => [x + across, y + down]),
  );
}

/** Below the tip of a pin, else beside or above it, close enough to belong to it. */
function aroundPin({ width, height }: PlacedLabel, [x, y]: Point, pixel: number): Point[] {
  const [below, aside] = [y + belowPin + height / 2, width / 2 + gap];
  const [besidePin, high] = [aside + pinSize.width / pixel / 2, pinSize.height / pixel];
  return [
    [x, below],
    [x + aside, below],
    [x - aside, below],
    [x + besidePin, y - high / 2],
    [x - besidePin, y - high / 2],
    [x, y - high - gap - height / 2],
    [x + besidePin, y],
    [x - besidePin, y],
  ];
}

function keepWithin([x, y]: Point, width: number, within: LabelCandidate['within']): Point {
  if (!within) return [x, y];
  const [left, right] = [within.minX + width / 2 + edge, within.maxX - width / 2 - edge];
  return [left > right ? x : clamp(x, left, right), y];
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

export function boxOfLabel({ at: [x, y], width, height }: Pick<PlacedLabel, 'at' | 'width' | 'height'>): Box {
  const [across, down] = [(width + distance) / 2, (height + distance) / 2];
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
