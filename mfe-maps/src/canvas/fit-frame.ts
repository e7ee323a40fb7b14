import { boxOf, type Point } from '@campusway/campus';
import { type Frame, frameOf, turned } from './frame.ts';

interface Still {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** CSS pixels per metre. */
  readonly maxScale: number;
  /** Counter-clockwise rotation of the plan, radians. */
  readonly turn?: number;
}

/** Margin around the points, metres. */
const margin = 10;

/** A frame centred on the points, as large as possible. */
export function fitFrame(
  points: readonly Point[],
  { width, height, pixelRatio, maxScale, turn = 0 }: Still,
): Frame {
  const { minX, minY, maxX, maxY } = boxOf(points.map((point) => turned(point, turn)));
  const fitting = Math.min(width / (maxX - minX + 2 * margin), height / (maxY - minY + 2 * margin));
  const scale = Math.min(fitting, maxScale);
  const dx = width / 2 - ((minX + maxX) / 2) * scale;
  const dy = height / 2 + ((minY + maxY) / 2) * scale;
  return frameOf({ turn, scale, dx, dy, width, height, pixelRatio });
}
