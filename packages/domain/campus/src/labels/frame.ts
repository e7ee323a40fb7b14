import type { Point } from '../geometry/point.ts';
import { type Box, boxOf } from '../geometry/polygon.ts';

/** Transform from metres of the campus to a canvas: rotation, then (x · scale + dx, -y · scale + dy) in CSS pixels. */
export interface Frame {
  /** Counter-clockwise rotation about the origin, radians; 0 on a map. */
  readonly turn: number;
  /** CSS pixels per metre. */
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  /** Visible area in metres; the bounding box for a rotated plan. */
  readonly box: Box;
  readonly pixelRatio: number;
}

/** Creates a frame from the position of the origin on a canvas and the canvas size in CSS pixels. */
export function frameOf(
  canvas: Omit<Frame, 'box'> & { readonly width: number; readonly height: number },
): Frame {
  const { turn, scale, dx, dy, width, height, pixelRatio } = canvas;
  const corners = [0, width].flatMap((x) =>
    [0, height].map((y) => turned([(x - dx) / scale, (dy - y) / scale], -turn)),
  );
  return { turn, scale, dx, dy, box: boxOf(corners), pixelRatio };
}

/** The same frame in pixels that are `factor` times as large: enlarges text, not metres. */
export function enlarged({ scale, dx, dy, pixelRatio, ...rest }: Frame, factor: number): Frame {
  return {
    ...rest,
    scale: scale / factor,
    dx: dx / factor,
    dy: dy / factor,
    pixelRatio: pixelRatio * factor,
  };
}

export function toPixels(point: Point, { turn, scale, dx, dy }: Omit<Frame, 'box'>): Point {
  const [x, y] = turned(point, turn);
  return [x * scale + dx, dy - y * scale];
}

/** Rotates counter-clockwise about the origin. */
export function turned([x, y]: Point, turn: number): Point {
  if (turn === 0) return [x, y];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - y * sin, x * sin + y * cos];
}
