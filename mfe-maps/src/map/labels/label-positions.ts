import type { Box, Point } from '@campusway/campus';
import { overlaps } from '@campusway/campus/scene';
import { pinSize } from '../canvas/pin.ts';
import type { LabelCandidate, Obstacles, PlacedLabel } from './label.ts';
import { grown } from './taken-space.ts';

/** Minimum distance between two labels, CSS pixels. */
const distance = 2;
/** Distance between a point and a label beside it, CSS pixels. */
const gap = 4;

/** Allowed overhang of a line beyond the view, CSS pixels. */
const overhang = 2;

/** Possible positions of a label, best first; omits positions that the edge of the view would cut. */
export function positionsFor(
  label: PlacedLabel,
  candidate: LabelCandidate,
  { view, pixel = 1 }: Pick<Obstacles, 'view' | 'pixel'>,
): readonly PlacedLabel[] {
  const { moves = 'inside' } = candidate;
  const points =
    moves === 'inside'
      ? inside(label, candidate, view)
      : { beside, aroundPin }[moves](label, candidate.at, pixel);
  const spots = points.map((at) => ({ ...label, at: keepWithin(at, label.width, candidate.within) }));
  const around = grown(view, overhang);
  return spots.filter((spot) => {
    const box = boxOfLabel(spot);
    return isWithin(box, around) || !overlaps(box, view);
  });
}

/** At its point, else near it within its space. */
function inside(
  { width, height }: PlacedLabel,
  { at: [x, y], ...space }: LabelCandidate,
  view: Box,
): Point[] {
  const [dx, dy] = [
    Math.max(0, (space.width - width) / 2 - gap),
    Math.max(0, (space.height - height) / 2 - gap),
  ];
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
  const aside = width / 2 + gap;
  const line = height + 2 * distance;
  return [0, -line, line].flatMap((down) =>
    [0, aside, -aside].map((across): Point => [x + across, y + down]),
  );
}

/** Below the tip of a pin, else beside or above it, close enough to belong to it. */
function aroundPin({ width, height }: PlacedLabel, [x, y]: Point, pixel: number): Point[] {
  const [below, aside] = [y + gap + height / 2, width / 2 + gap];
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

/** Distance to the left and right limits, CSS pixels. */
const edge = 2;

function keepWithin([x, y]: Point, width: number, edges: LabelCandidate['within']): Point {
  if (!edges) return [x, y];
  const [left, right] = [edges[0] + width / 2 + edge, edges[1] - width / 2 - edge];
  return [left > right ? x : clamp(x, left, right), y];
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

export function isWithin(box: Box, around: Box): boolean {
  return (
    box.minX >= around.minX && box.maxX <= around.maxX && box.minY >= around.minY && box.maxY <= around.maxY
  );
}

export function boxOfLabel({ at: [x, y], width, height }: Pick<PlacedLabel, 'at' | 'width' | 'height'>): Box {
  const [across, down] = [(width + distance) / 2, (height + distance) / 2];
  return { minX: x - across, minY: y - down, maxX: x + across, maxY: y + down };
}
