import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/polygon.ts';
import { type Frame, frameOf, turned } from './frame.ts';
import { pinSize } from './label.ts';

/** Size and scale of a static plan. */
export interface Still {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** CSS pixels per metre. */
  readonly maxScale: number;
  /** Counter-clockwise rotation of the plan, radians. */
  readonly turn?: number;
  /** What covers the corner at the bottom right, CSS pixels: the points are above it or left of it. */
  readonly corner?: Pick<Still, 'width' | 'height'>;
}

/** Margin around the points, metres. */
const margin = 10;
/** Space for a pin at any of the points, and for the end of a line, CSS pixels. */
const [aside, above, below] = [pinSize.width / 2 + 6, pinSize.height + 6, 12];

/** A frame around the points and their pins, as large as possible. */
export function fitFrame(
  points: readonly Point[],
  { corner = { width: 0, height: 0 }, ...still }: Still,
): Frame {
  const [above, beside] = [
    fitWithin(points, still, { width: still.width, height: still.height - corner.height }),
    fitWithin(points, still, { width: still.width - corner.width, height: still.height }),
  ];
  return beside.scale > above.scale ? beside : above;
}

function fitWithin(
  points: readonly Point[],
  { pixelRatio, maxScale, turn = 0, ...whole }: Still,
  { width, height }: Pick<Still, 'width' | 'height'>,
): Frame {
  const { minX, minY, maxX, maxY } = boxOf(points.map((point) => turned(point, turn)));
  const fit = (size: number, pins: number, span: number) =>
    Math.min(size / (span + 2 * margin), size > pins ? (size - pins) / span : Infinity);
  const scale = Math.min(
    fit(width, 2 * aside, maxX - minX),
    fit(height, above + below, maxY - minY),
    maxScale,
  );
  const dx = width / 2 - ((minX + maxX) / 2) * scale;
  const dy = (height + above - below) / 2 + ((minY + maxY) / 2) * scale;
  return frameOf({ turn, scale, dx, dy, width: whole.width, height: whole.height, pixelRatio });
}
